import type { CaseInput } from '@assay/contracts';

/** Levels of lists and objects a cell's JSON may hold inside each other; what reads it later walks it on the call stack. */
const maxDepth = 200;

/** The JSON value of a cell's text; undefined where it is none, or is nested deeper than anything could use. */
export function parseCellJson(text: string): CaseInput['expectedTrajectory'] | undefined {
  try {
    const value: CaseInput['expectedTrajectory'] = JSON.parse(text);
    return isDeeper(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Whether a value is nested too deeply, level by level instead of on the call stack. */
function isDeeper(value: unknown): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true;
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return false;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
