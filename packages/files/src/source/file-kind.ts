import { TextDecoder } from 'node:util';
import { type FileSource, readSlice, sourceSize } from './file-source';

/** What a file is by its bytes, whatever its name says. */
export type FileKind =
  | 'zip'
  | 'empty'
  | 'encrypted_workbook'
  | 'old_workbook'
  | 'ole_document'
  | 'lock_file'
  | 'html'
  | 'xml'
  | 'pdf'
  | 'rtf'
  | 'gzip'
  | 'image'
  | 'json'
  | 'text'
  | 'unknown';

const headBytes = 4096;
const scanBytes = 2 ** 20;
/** Excel's owner file (`~$name.xlsx`) always has this size: a name padded to 54 bytes, then the same in UTF-16. */
const lockFileBytes = 165;
const oleMagic = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const magics: readonly (readonly [FileKind, Buffer])[] = [
  ['zip', Buffer.from('PK\u0003\u0004', 'latin1')],
  ['zip', Buffer.from('PK\u0005\u0006', 'latin1')],
  ['pdf', Buffer.from('%PDF-', 'latin1')],
  ['rtf', Buffer.from('{\\rtf', 'latin1')],
  ['gzip', Buffer.from('1f8b', 'hex')],
  ['image', Buffer.from('89504e47', 'hex')],
  ['image', Buffer.from('ffd8ff', 'hex')],
  ['old_workbook', Buffer.from('0900', 'hex')],
  ['old_workbook', Buffer.from('090208', 'hex')],
  ['old_workbook', Buffer.from('0904', 'hex')],
  ['old_workbook', Buffer.from('0908', 'hex')],
];

/** Looks at the first bytes of a file, and through the directory of an OLE file. */
export async function detectFileKind(source: FileSource): Promise<FileKind> {
  const size = await sourceSize(source);
  if (size === 0) return 'empty';
  const head = await readSlice(source, 0, headBytes);
  if (head.subarray(0, oleMagic.length).equals(oleMagic)) return oleKind(source, size);
  const known = magics.find(([, magic]) => head.subarray(0, magic.length).equals(magic));
  if (known) return known[0];
  if (size === lockFileBytes && (head[0] ?? 0) <= 54 && head.includes(0)) return 'lock_file';
  return textKind(head);
}

async function oleKind(source: FileSource, size: number): Promise<FileKind> {
  if (await contains(source, size, 'EncryptedPackage')) return 'encrypted_workbook';
  const isWorkbook = (await contains(source, size, 'Workbook')) || (await contains(source, size, 'Book'));
  return isWorkbook ? 'old_workbook' : 'ole_document';
}

/** Whether an OLE file has a stream of that name; names stand in its directory as UTF-16. */
async function contains(source: FileSource, size: number, streamName: string): Promise<boolean> {
  const needle = Buffer.from(`${streamName}\0`, 'utf16le');
  for (let position = 0; position < size; position += scanBytes) {
    const slice = await readSlice(source, position, scanBytes + needle.length);
    if (slice.includes(needle)) return true;
  }
  return false;
}

function textKind(head: Buffer): FileKind {
  const text = decodeHead(head);
  if (text === undefined) return 'unknown';
  const start = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .slice(0, 512)
    .toLowerCase();
  if (/^(<!doctype html|<html|<table|<head|<body|<meta)/.test(start)) return 'html';
  if (start.startsWith('<')) return /<html|<table/.test(start) && !start.includes('spreadsheet') ? 'html' : 'xml';
  return /^[[{]/.test(start) ? 'json' : 'text';
}

function decodeHead(head: Buffer): string | undefined {
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (isUtf16) return new TextDecoder(head[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(head);
  return head.includes(0) ? undefined : head.toString('latin1').replace(/^ï»¿/, '');
}
