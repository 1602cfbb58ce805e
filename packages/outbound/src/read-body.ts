import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** A reply's body went past its limit. */
export class BodyTooLargeError extends Error {
  constructor(limitBytes: number) {
    super(`the reply is larger than ${limitBytes} bytes`);
    this.name = 'BodyTooLargeError';
  }
}

type BodyOptions = {
  readonly encoding: string | undefined;
  /** The length the server announced, if it did. */
  readonly contentLength: string | undefined;
  readonly limitBytes: number;
};

/**
 * The whole body as text, read as UTF-8 and decompressed.
 *
 * @throws {BodyTooLargeError} as soon as more than `limitBytes` are announced or have come; the rest is not read
 */
export async function readBody(body: Readable, { encoding, contentLength, limitBytes }: BodyOptions): Promise<string> {
  if (Number(contentLength ?? 0) > limitBytes) {
    body.destroy();
    throw new BodyTooLargeError(limitBytes);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decompressed(body, encoding)) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > limitBytes) throw new BodyTooLargeError(limitBytes);
    chunks.push(bytes);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Leaving the loop above early destroys the outer stream, and `pipeline` the inner one with it. */
function decompressed(body: Readable, encoding: string | undefined): Readable {
  const inflate = inflateFor(encoding?.trim().toLowerCase());
  return inflate ? pipeline(body, inflate, () => undefined) : body;
}

function inflateFor(encoding: string | undefined) {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'deflate') return createInflate();
  return encoding === 'br' ? createBrotliDecompress() : undefined;
}
