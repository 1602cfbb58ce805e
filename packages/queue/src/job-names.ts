import { type JobName, jobCatalog } from '@assay/contracts';

/** The name of every job in the catalogue. */
// Object.keys forgets the literal keys; the catalogue is a constant that holds nothing else.
export const jobNames = Object.keys(jobCatalog) as readonly JobName[];
