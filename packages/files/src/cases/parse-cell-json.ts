import type { CaseInput } from '@assay/contracts';
import { nestingDepth } from '@assay/evaluator';

/** Levels of lists and objects a cell's JSON may hold inside each other; what reads it later walks it on the call stack. */
const maxDepth = 200;

/** The JSON value of a cell's text; undefined where it is none, or is nested deeper than anything could use. */
export function parseCellJson(text: string): CaseInput['expectedTrajectory'] | undefined {
  try {
    const value: CaseInput['expectedTrajectory'] = JSON.parse(text);
    return nestingDepth(value) > maxDepth ? undefined : value;
  } catch {
    return undefined;
  }
}
