import { crc32, deflateRawSync } from 'node:zlib';

export type ZipPart = {
  readonly name: string;
  readonly content: string | Buffer;
  /** What the directory claims, where it should lie. */
  readonly claimedBytes?: number;
  /** Bit 0 marks an encrypted part. */
  readonly flags?: number;
};

/** A zip archive of the parts, each deflated, for tests that need one no library would write. */
export function buildZip(parts: readonly ZipPart[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const { header, packed } = describePart(part);
    const localHeader = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), header, Buffer.from(part.name)]);
    directory.push(directoryEntry(part, header, offset));
    local.push(localHeader, packed);
    offset += localHeader.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  return Buffer.concat([...local, entries, endRecord(parts.length, entries.length, offset)]);
}

/** The 26 bytes local header and directory entry share: version, flags, method, date, checksum, sizes, lengths. */
function describePart({ name, content, claimedBytes, flags }: ZipPart): { header: Buffer; packed: Buffer } {
  const bytes = Buffer.from(content);
  const packed = deflateRawSync(bytes);
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(flags ?? 0, 2);
  header.writeUInt16LE(8, 4);
  header.writeUInt32LE(crc32(bytes), 10);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(claimedBytes ?? bytes.length, 18);
  header.writeUInt16LE(Buffer.byteLength(name), 22);
  return { header, packed };
}

function directoryEntry({ name }: ZipPart, header: Buffer, offset: number): Buffer {
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(offset, 10);
  const magic = Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1');
  return Buffer.concat([magic, header, tail, Buffer.from(name)]);
}

function endRecord(count: number, directoryBytes: number, directoryOffset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(directoryOffset, 16);
  return end;
}
