import { type DestinationStream, destination, type Logger as PinoLogger, pino } from 'pino';
import { redactFields } from './redact-fields';

/** Structured facts of one log line. Ids, counts and durations; never secrets, never texts of cases. */
export type LogFields = Readonly<Record<string, unknown>>;

type WriteLine = (fields: LogFields, message: string) => void;

/** Writes one structured line per call; `child` adds fields to every line after it. */
export type Logger = {
  readonly debug: WriteLine;
  readonly info: WriteLine;
  readonly warn: WriteLine;
  readonly error: WriteLine;
  readonly child: (fields: LogFields) => Logger;
};

/** How much is written, most first. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

type LoggerOptions = {
  /** The process, on every line: `portal`, `worker`. */
  readonly name: string;
  readonly level: LogLevel;
  /** Where lines go; standard error by default, so that standard output stays free for results. */
  readonly destination?: DestinationStream;
};

/** A logger of JSON lines in which values of secret-looking keys and secret-looking texts are redacted. */
export function createLogger({ name, level, destination: target }: LoggerOptions): Logger {
  const options = { name, level, timestamp: pino.stdTimeFunctions.isoTime, base: { pid: process.pid } };
  return wrap(pino(options, target ?? destination({ dest: 2, sync: true })));
}

function wrap(target: PinoLogger): Logger {
  const writer =
    (level: 'debug' | 'info' | 'warn' | 'error'): WriteLine =>
    (fields, message) => {
      if (target.isLevelEnabled(level)) target[level](redactFields(fields), String(redactFields(message)));
    };
  return {
    debug: writer('debug'),
    info: writer('info'),
    warn: writer('warn'),
    error: writer('error'),
    child: (fields) => wrap(target.child(Object(redactFields(fields)))),
  };
}
