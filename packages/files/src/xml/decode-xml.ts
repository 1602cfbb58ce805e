import { TextDecoder } from 'node:util';
import { brokenFile } from '../source/broken-file';

/** Encodings an XML part may declare; spreadsheet programs write UTF-8, a few UTF-16. */
const encodings: ReadonlyMap<string, string> = new Map([
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
  ['us-ascii', 'utf-8'],
  ['ascii', 'utf-8'],
  ['iso-8859-1', 'windows-1252'],
  ['windows-1252', 'windows-1252'],
]);

const declarationBytes = 256;

/**
 * Decodes the bytes of an XML part without ever cutting a character in two or guessing a broken one.
 *
 * @throws {AppError} file.broken for bytes that are not in the declared encoding, or an encoding that is not read
 */
export async function* decodeXml(chunks: AsyncIterable<Buffer>, part: string): AsyncGenerator<string> {
  let head: Buffer | undefined = Buffer.alloc(0);
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    head = head && Buffer.concat([head, chunk]);
    if (head && head.length < declarationBytes) continue;
    decoder ??= decoderFor(head ?? chunk, part);
    yield decode(decoder, head ?? chunk, part);
    head = undefined;
  }
  if (head?.length) {
    decoder = decoderFor(head, part);
    yield decode(decoder, head, part);
  }
  if (decoder) yield decode(decoder, undefined, part);
}

function decode(decoder: TextDecoder, bytes: Buffer | undefined, part: string): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch (error) {
    throw brokenFile(`the part ${part} holds bytes that are no ${decoder.encoding} text`, error);
  }
}

function decoderFor(head: Buffer, part: string): TextDecoder {
  return new TextDecoder(encodingOf(head, part), { fatal: true });
}

function encodingOf(head: Buffer, part: string): string {
  const [first, second] = head;
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  const start = head.subarray(0, declarationBytes).toString('latin1');
  if (!/^(ï»¿)?\s*</.test(start)) throw brokenFile(`the part ${part} is no XML text in a known encoding`);
  const declared = /^(?:ï»¿)?\s*<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/.exec(start)?.[1] ?? 'utf-8';
  const encoding = encodings.get(declared.toLowerCase());
  if (!encoding) throw brokenFile(`the part ${part} declares the encoding ${declared.slice(0, 20)}, which is not read`);
  return encoding;
}
