/** How much of an expected course of action an agent must follow. */
export const trajectoryModes = ['strict', 'unordered', 'subset', 'superset'] as const;

/** One of {@link trajectoryModes}. */
export type TrajectoryMode = (typeof trajectoryModes)[number];
