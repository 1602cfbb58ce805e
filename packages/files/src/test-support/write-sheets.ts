import ExcelJS from 'exceljs';

/** A workbook of plain rows per sheet, written by exceljs. */
export async function writeSheets(
  sheets: Readonly<Record<string, readonly (readonly ExcelJS.CellValue[])[]>>,
): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = workbook.addWorksheet(name);
    for (const row of rows) sheet.addRow([...row]);
  }
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
