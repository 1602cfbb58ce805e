import ExcelJS from 'exceljs';
import { fixArchiveDates } from './fix-archive-dates';
import { templateHeaders, templateNotes, templateRows } from './template-content';

/** The template says when it was made; a fixed date keeps its bytes the same. */
const madeAt = new Date(Date.UTC(2025, 0, 1));
const textFormat = '@';

/**
 * The XLSX template: a `Cases` sheet with the header row and examples, and a `Notes` sheet on the columns. Its
 * bytes are the same each time, and it imports without a problem.
 */
export async function writeTemplate(): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  workbook.creator = 'Assay';
  workbook.created = madeAt;
  workbook.modified = madeAt;
  addCases(workbook);
  addNotes(workbook);
  return fixArchiveDates(Buffer.from(await workbook.xlsx.writeBuffer()));
}

function addCases(workbook: ExcelJS.Workbook): void {
  const sheet = workbook.addWorksheet('Cases', { views: [{ state: 'frozen', ySplit: 1 }] });
  // Text format keeps ids such as 007 and answers such as 1/2 as they are typed.
  sheet.columns = templateHeaders.map((header) => ({
    header,
    width: header === 'question' ? 48 : 24,
    style: { numFmt: textFormat, alignment: { wrapText: true, vertical: 'top' } },
  }));
  for (const row of templateRows) sheet.addRow(row.map((text) => (text === '' ? null : text)));
  sheet.getRow(1).font = { bold: true };
}

function addNotes(workbook: ExcelJS.Workbook): void {
  const sheet = workbook.addWorksheet('Notes');
  sheet.columns = [{ width: 24 }, { width: 110 }];
  for (const note of templateNotes) sheet.addRow([...note]);
  sheet.getRow(1).font = { bold: true };
}
