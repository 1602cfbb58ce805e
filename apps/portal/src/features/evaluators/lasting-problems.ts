import type { FieldProblem } from '../../ui/schema-form/problem-fields';

/**
 * The problems of a refused request that still hold: those about a part the person has not changed since.
 *
 * @param sent - the request that was refused
 * @param now - the request as it would be sent now
 */
export function lastingProblems(
  problems: readonly FieldProblem[],
  sent: unknown,
  now: unknown,
): readonly FieldProblem[] {
  return problems.filter(({ path }) => {
    const part = partOf(path);
    return JSON.stringify(valueAt(sent, part)) === JSON.stringify(valueAt(now, part));
  });
}

/** A problem within a configuration may be solved anywhere in it: by another dataset, say. */
function partOf(path: string): readonly string[] {
  const steps = path.split('.');
  return steps[0] === 'configurations' ? steps.slice(0, 2) : steps;
}

function valueAt(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return valueAt(Object.entries(value).find(([key]) => key === step)?.[1], rest);
}
