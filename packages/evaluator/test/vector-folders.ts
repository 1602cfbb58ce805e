import { fileURLToPath } from 'node:url';

/** Vectors of the project itself. */
export const ownVectors = fileURLToPath(new URL('../test-vectors', import.meta.url));

/** Vectors over public texts that may not be copied: read where they lie beside the repository. */
export const publicVectors = fileURLToPath(new URL('../../../../shared/vectors-public', import.meta.url));
