import type { NewPrediction, PredictionRepository } from '@assay/db';

export type PredictionWriter = {
  /** Hands over a row; resolves once it is stored, rejects if its flush failed. */
  add(row: NewPrediction): Promise<void>;
  /** Says that one of the expected rows will not come. */
  skip(): void;
};

type WriterOptions = {
  readonly predictions: Pick<PredictionRepository, 'insertMany'>;
  /** Rows of one flush at most. */
  readonly flushEvery: number;
  /** Longest wait of a row in the buffer, in milliseconds. */
  readonly flushAfterMs: number;
  /** How many rows there will be; the last of them is flushed without waiting. */
  readonly expected: number;
};

type Waiting = { readonly row: NewPrediction; readonly stored: () => void; readonly failed: (error: unknown) => void };

/** Gathers rows and stores them in bulk: when enough have come, when the first has waited long enough, or with the last. */
export function createPredictionWriter({ predictions, ...options }: WriterOptions): PredictionWriter {
  let buffer: Waiting[] = [];
  let outstanding = options.expected;
  let timer: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const batch = buffer;
    buffer = [];
    if (batch.length === 0) return;
    try {
      await predictions.insertMany(batch.map(({ row }) => row));
      for (const { stored } of batch) stored();
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  };
  const flushWhenDue = (): void => {
    if (buffer.length >= options.flushEvery || outstanding <= 0) void flush();
    else timer ??= setTimeout(() => void flush(), options.flushAfterMs);
  };
  return {
    add: (row) => {
      outstanding--;
      return new Promise((stored, failed) => {
        buffer.push({ row, stored, failed });
        flushWhenDue();
      });
    },
    skip: () => {
      outstanding--;
      if (outstanding <= 0) void flush();
    },
  };
}
