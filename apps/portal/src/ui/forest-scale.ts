/** Lines of a scale of differences: how many points apart, at most this many on each side of zero. */
const steps = [1, 2, 5, 10, 20, 25, 50];
const mostLines = 3;

type ForestScale = {
  /** The scale reaches from −limit to +limit, in points. */
  readonly limit: number;
  /** Where its lines are, in points. */
  readonly lines: readonly number[];
};

/**
 * A scale around zero that holds every interval.
 *
 * @param reach - largest distance from zero there is to show, in points; at least 0
 */
export function forestScale(reach: number): ForestScale {
  const step = steps.find((points) => points * mostLines >= reach) ?? 50;
  const count = Math.max(1, Math.min(mostLines, Math.ceil(reach / step)));
  const lines = Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * step);
  return { limit: count * step, lines };
}
