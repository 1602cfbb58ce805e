import ExcelJS from 'exceljs';
import type { DatasetSource } from './read-dataset-source';

/** Workbooks carry a date of their own; this one keeps two runs byte for byte equal. */
const fixedDate = new Date('2026-01-01T00:00:00Z');
const columnWidth = 28;

/** The XLSX file of a dataset: one sheet, a header row, one row per case. The same source always gives the same bytes. */
export async function writeWorkbook({ sheet, columns, cases }: DatasetSource): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  workbook.created = fixedDate;
  workbook.modified = fixedDate;
  const worksheet = workbook.addWorksheet(sheet, { views: [{ state: 'frozen', ySplit: 1 }] });
  worksheet.columns = columns.map((header) => ({ header, key: header, width: columnWidth }));
  worksheet.getRow(1).font = { bold: true };
  worksheet.addRows(cases.map((row) => ({ ...row })));
  const bytes = Buffer.from(await workbook.xlsx.writeBuffer());
  fixEntryDates(bytes);
  return bytes;
}

const centralHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;
/** Size of the end-of-directory record, which has no comment in these files. */
const endRecordBytes = 22;
/** 1 January 1980, 00:00: the earliest moment a ZIP entry can carry (time 0 in the low half, date 0x21 in the high). */
const zipEpoch = 0x00210000;

/** Sets the date of every entry of a ZIP file, in its directory and in front of its data, to 1980. */
function fixEntryDates(zip: Buffer): void {
  const end = zip.length - endRecordBytes;
  if (zip.readUInt32LE(end) !== endOfDirectory) throw new RangeError('the ZIP file does not end in its directory');
  const nEntries = zip.readUInt16LE(end + 10);
  let offset = zip.readUInt32LE(end + 16);
  for (let entry = 0; entry < nEntries; entry += 1) {
    if (zip.readUInt32LE(offset) !== centralHeader) throw new RangeError(`ZIP directory entry ${entry} is damaged`);
    zip.writeUInt32LE(zipEpoch, offset + 12);
    zip.writeUInt32LE(zipEpoch, zip.readUInt32LE(offset + 42) + 10);
    offset += 46 + zip.readUInt16LE(offset + 28) + zip.readUInt16LE(offset + 30) + zip.readUInt16LE(offset + 32);
  }
}
