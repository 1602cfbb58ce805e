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
  // and those of its PostgreSQL driver
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
]);

/** Codes that say the server answers but not to this address: account, password or database is wrong. */
const refusedCodes = new Set([
  '28000',
  '28P01',
  '3D000',
  'P1000',
  'P1003',
  'P1010',
  'AuthenticationFailed',
  'DatabaseAccessDenied',
  'DatabaseDoesNotExist',
]);

const unavailableMessages =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** Errors wrap each other a few levels deep; more would be a cycle. */
const deepest = 8;

function readProperty(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
}

/** The errors directly inside an error: its cause, several causes at once, or what Prisma's driver met. */
function innerErrors(error: unknown): unknown[] {
  const several = error instanceof AggregateError ? error.errors : [];
  const inner = [readProperty(error, 'cause'), readProperty(readProperty(error, 'meta'), 'driverAdapterError')];
  return [...inner, ...several].filter((link) => link !== undefined && link !== null);
}

/** The error and everything inside it, outermost first. */
function unwrap(error: unknown, depth = 0): unknown[] {
  if (depth > deepest) return [];
  return [error, ...innerErrors(error).flatMap((inner) => unwrap(inner, depth + 1))];
}

function codesOf(error: unknown): string[] {
  const codes = ['code', 'originalCode', 'kind'].map((name) => readProperty(error, name));
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
  const chain = unwrap(error);
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
