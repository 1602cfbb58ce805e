export type { ApiDeps } from './api-context';
export { createApi } from './create-api';
