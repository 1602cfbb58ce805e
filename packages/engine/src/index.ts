export type { AgentAddress, AskAgentFor } from './agents/ask-agent-of';
export { createEngine } from './create-engine';
export type { StoredDataset } from './datasets/create-dataset';
export type { Upload } from './datasets/dataset-files';
export type { Engine } from './engine';
export type { EngineDeps } from './engine-deps';
export { defaultEngineSettings, type EngineSettings } from './engine-settings';
export type { Sample } from './samples/sample';
