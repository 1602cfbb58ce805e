/** Most entries a search hands to the agent and shows in its trajectory. */
export const searchLimit = 3;
