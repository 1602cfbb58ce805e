/** A request that cannot be served, with the status and the sentence the client gets. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly code: string;

  /**
   * @param status - HTTP status, 400 to 599
   * @param code - stable name of the kind of problem
   * @param message - what is wrong and what to do, for the person who reads it
   */
  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'HttpProblem';
    this.status = status;
    this.code = code;
  }
}
