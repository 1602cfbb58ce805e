const directoryMagic = Buffer.from('PK\u0001\u0002', 'latin1');
const endMagic = Buffer.from('PK\u0005\u0006', 'latin1');
/** 1980-01-01 00:00, the first date an archive can hold: date in the high half, time in the low half. */
const firstDosDate = 0x0021_0000;
const directoryEntryBytes = 46;

/**
 * Sets the date of every part of a zip archive to the first one the format knows, in place, so that the same content
 * always gives the same bytes.
 *
 * @throws {RangeError} if the bytes are no zip archive without a comment
 */
export function fixArchiveDates(archive: Buffer): Buffer {
  const end = archive.lastIndexOf(endMagic);
  if (end < 0) throw new RangeError('the bytes are no zip archive');
  let position = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.indexOf(directoryMagic, position) !== position) throw new RangeError('the zip directory is damaged');
    archive.writeUInt32LE(firstDosDate, position + 12);
    archive.writeUInt32LE(firstDosDate, archive.readUInt32LE(position + 42) + 10);
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(position + offset));
    position += directoryEntryBytes + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return archive;
}
