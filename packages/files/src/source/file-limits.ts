/** How much of a file is read before it is refused. Refusals come as early as the number is known. */
export type FileLimits = {
  /** Size of the file as uploaded, in bytes. */
  readonly maxFileBytes: number;
  /** Sum of the unpacked sizes of everything in the file, in bytes. */
  readonly maxUnpackedBytes: number;
  /** Number of parts inside the file. */
  readonly maxParts: number;
  /** Unpacked size over packed size of one part, looked at from 8 MiB unpacked. */
  readonly maxCompressionRatio: number;
  /** Text of one cell, in UTF-16 code units; a row with a longer cell is skipped and reported. */
  readonly maxCellLength: number;
  /** Text of all cells read from one sheet, in UTF-16 code units; repeated shared texts count each time. */
  readonly maxTextLength: number;
};

const mebibyte = 2 ** 20;

/** Limits that hold a million short rows or 100,000 long ones, and refuse archives made to exhaust memory. */
export const defaultFileLimits: FileLimits = {
  maxFileBytes: 128 * mebibyte,
  maxUnpackedBytes: 512 * mebibyte,
  maxParts: 10_000,
  // Sheets of ordinary datasets unpack 5 to 30 times, very repetitive ones 150; deflate cannot pass 1,032.
  maxCompressionRatio: 400,
  // Excel itself stops at 32,767; other writers do not.
  maxCellLength: 1_000_000,
  maxTextLength: 256_000_000,
};
