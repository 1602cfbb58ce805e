import { open, stat } from 'node:fs/promises';

/** A file: its path, or its bytes. */
export type FileSource = string | Buffer;

/** Size of the file in bytes. */
export async function sourceSize(source: FileSource): Promise<number> {
  return typeof source === 'string' ? (await stat(source)).size : source.length;
}

/** The bytes from `position` on, at most `length`; fewer at the end of the file. */
export async function readSlice(source: FileSource, position: number, length: number): Promise<Buffer> {
  if (typeof source !== 'string') return source.subarray(position, position + length);
  const file = await open(source, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
