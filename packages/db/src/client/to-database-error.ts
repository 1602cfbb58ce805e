import { AppError } from '@assay/contracts';

/** Operating-system and PostgreSQL codes that say the server cannot be reached or takes nobody now. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300', // too many connections
  '57P01', // stopped by the administrator
  '57P02', // crashed
  '57P03', // starting up or shutting down
  // Prisma's own for the same
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2037',
]);

/** Codes that say the server answers but not to this address: account, password or database is wrong. */
const refusedCodes = new Set(['28000', '28P01', '3D000', 'P1000', 'P1003', 'P1010']);

const unavailableMessages =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** The error and what it was caused by, outermost first; a driver wraps the one that counts. */
function* chainOf(error: unknown): Generator<unknown> {
  let current = error;
  for (let depth = 0; current !== undefined && current !== null && depth < 8; depth += 1) {
    yield current;
    if (current instanceof AggregateError) yield* current.errors;
    current = typeof current === 'object' && 'cause' in current ? current.cause : undefined;
  }
}

function codesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const codes = ['code' in error ? error.code : undefined, 'originalCode' in error ? error.originalCode : undefined];
  return codes.filter((code) => typeof code === 'string');
}

function isUnavailable(error: unknown): boolean {
  if (codesOf(error).some((code) => unavailableCodes.has(code))) return true;
  return error instanceof Error && unavailableMessages.test(error.message);
}

/**
 * A failure to reach the database as AppError `database.unavailable`; any other error is given back as it is.
 * The address, which holds a password, is never in the message.
 */
export function toDatabaseError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const chain = [...chainOf(error)];
  if (chain.some((link) => codesOf(link).some((code) => refusedCodes.has(code)))) {
    return new AppError(
      'database.unavailable',
      'The database refused us: the account, the password or the name of the database is wrong.',
      { nextStep: 'Check DATABASE_URL.' },
      { cause: error },
    );
  }
  if (!chain.some(isUnavailable)) return error;
  return new AppError(
    'database.unavailable',
    'The database cannot be reached.',
    { nextStep: 'Check that PostgreSQL is running and that DATABASE_URL names its host and port.' },
    { cause: error },
  );
}
