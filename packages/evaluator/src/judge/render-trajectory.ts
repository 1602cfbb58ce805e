import type { Json } from '../json';
import type { Trajectory, TrajectoryStep } from '../trajectory/trajectory';

/** A trajectory as lines a judge can read: one per message, call and result. */
export function renderTrajectory({ steps }: Trajectory): string {
  return steps.length === 0 ? '(no steps)' : steps.flatMap(renderStep).join('\n');
}

function renderStep({ role, text, toolCalls, toolResults }: TrajectoryStep): readonly string[] {
  return [
    ...(text === '' ? [] : [`${role}: ${text}`]),
    ...toolCalls.map(({ name, arguments: given }) => `${role} calls ${name}(${JSON.stringify(given)})`),
    ...toolResults.map(({ name, content }) => `result${name === null ? '' : ` of ${name}`}: ${toLine(content)}`),
  ];
}

function toLine(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
