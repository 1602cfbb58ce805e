/** Where the queue reports what a person running it should know; a pino logger fits. */
export type QueueLogger = {
  warn(fields: object, message: string): void;
};
