import type { Json } from '../json';

/** One call of a tool, in whatever format it came. */
export type TrajectoryCall = {
  /** Id that ties the call to its result; null where the format has none. */
  readonly id: string | null;
  /** Name of the tool, never empty. */
  readonly name: string;
  /**
   * Arguments by name; empty where there are none. Arguments that are no object stand under `_value`, and a text that is
   * no JSON under `_raw`, so that two calls can always be compared argument by argument.
   */
  readonly arguments: Readonly<Record<string, Json>>;
};

/** What a tool gave back. */
export type TrajectoryResult = {
  /** Id of the call it answers; null where the format has none. */
  readonly callId: string | null;
  /** Name of the tool; null where the format does not repeat it. */
  readonly name: string | null;
  readonly content: Json;
};

/** One message, turn or span. */
export type TrajectoryStep = {
  /** `system`, `user`, `assistant` or `tool`; a role of another name is kept as it is written. */
  readonly role: string;
  /** What was said; empty where the step holds calls or results alone. */
  readonly text: string;
  readonly toolCalls: readonly TrajectoryCall[];
  readonly toolResults: readonly TrajectoryResult[];
};

/** An agent's course of action in one form, whatever format it was recorded in. */
export type Trajectory = {
  readonly steps: readonly TrajectoryStep[];
  /** The calls of all steps, in the order they were made. */
  readonly calls: readonly TrajectoryCall[];
};

/** A trajectory, or why a value is none. */
export type NormalizedTrajectory =
  | { readonly ok: true; readonly trajectory: Trajectory }
  | { readonly ok: false; readonly error: { readonly code: 'invalid_trajectory'; readonly message: string } };
