import { promisify } from 'node:util';
import { AppError } from '@assay/contracts';
import { type Entry, fromBuffer, type Options, open, type ZipFile } from 'yauzl';
import { brokenFile } from '../source/broken-file';
import type { FileLimits } from '../source/file-limits';
import { type FileSource, sourceSize } from '../source/file-source';
import { tooLarge } from '../source/too-large';

/** The parts of a workbook file. Part names are matched without regard to case, as the format asks. */
export type Archive = {
  readonly names: readonly string[];
  readonly has: (part: string) => boolean;
  /** Unpacked bytes of a part. @throws {AppError} file.broken where it is missing or damaged */
  readonly read: (part: string) => AsyncGenerator<Buffer>;
  readonly close: () => void;
};

const openPath = promisify<string, Options, ZipFile>(open);
const openBuffer = promisify<Buffer, Options, ZipFile>(fromBuffer);
const zipOptions = { lazyEntries: true, autoClose: false, validateEntrySizes: true };
/** Small parts of blanks may pack well; only large ones are dangerous. */
const ratioCheckedFromBytes = 8 * 2 ** 20;

/**
 * Opens a zip archive and checks its directory against the limits before anything is unpacked.
 *
 * @throws {AppError} file.broken, file.encrypted or file.too_large
 */
export async function openArchive(source: FileSource, limits: FileLimits): Promise<Archive> {
  const size = await sourceSize(source);
  if (size > limits.maxFileBytes) throw tooLarge(`The file has ${size} bytes; the limit is ${limits.maxFileBytes}.`);
  const zip = await openZip(source);
  try {
    const entries = await listEntries(zip, limits);
    return toArchive(zip, new Map(entries.map((entry) => [partKey(entry.fileName), entry])));
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function openZip(source: FileSource): Promise<ZipFile> {
  try {
    return typeof source === 'string' ? await openPath(source, zipOptions) : await openBuffer(source, zipOptions);
  } catch (error) {
    throw brokenFile('its end is missing or unreadable, as after an interrupted upload', error);
  }
}

async function listEntries(zip: ZipFile, limits: FileLimits): Promise<Entry[]> {
  if (zip.entryCount > limits.maxParts) {
    throw tooLarge(`The file holds ${zip.entryCount} parts; the limit is ${limits.maxParts}.`);
  }
  const entries = await readDirectory(zip);
  checkUnpackedSize(entries, limits);
  for (const entry of entries) checkEntry(entry, limits);
  return entries;
}

function readDirectory(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', (error: unknown) => reject(brokenFile('its list of parts cannot be read', error)));
    zip.readEntry();
  });
}

function checkUnpackedSize(entries: readonly Entry[], { maxUnpackedBytes }: FileLimits): void {
  const unpackedBytes = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (unpackedBytes > maxUnpackedBytes) {
    throw tooLarge(`The file unpacks to ${unpackedBytes} bytes; the limit is ${maxUnpackedBytes}.`);
  }
}

function checkEntry(entry: Entry, { maxCompressionRatio }: FileLimits): void {
  if (entry.isEncrypted()) {
    throw new AppError('file.encrypted', 'The file is protected with a password.', {
      nextStep: 'Save it without a password and upload it again.',
    });
  }
  const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
  if (entry.uncompressedSize >= ratioCheckedFromBytes && ratio > maxCompressionRatio) {
    throw tooLarge(
      `The part ${entry.fileName} unpacks to ${Math.round(ratio)} times its size; the limit is ${maxCompressionRatio} times.`,
    );
  }
}

function toArchive(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Archive {
  return {
    names: [...entries.values()].map((entry) => entry.fileName),
    has: (part) => entries.has(partKey(part)),
    read: (part) => readEntry(zip, entries.get(partKey(part)), part),
    close: () => zip.close(),
  };
}

async function* readEntry(zip: ZipFile, entry: Entry | undefined, part: string): AsyncGenerator<Buffer> {
  if (!entry) throw brokenFile(`the part ${part} is missing`);
  try {
    yield* await openEntry(zip, entry);
  } catch (error) {
    throw brokenFile(`the part ${part} cannot be unpacked`, error);
  }
}

function openEntry(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}

function partKey(name: string): string {
  return name.replace(/^\/+/, '').toLowerCase();
}
