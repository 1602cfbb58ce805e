import { buildZip, type ZipPart } from './build-zip';

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export type RawWorkbook = {
  /** What stands inside the `worksheet` element of the only sheet, `S`. */
  readonly sheet?: string;
  readonly workbookProperties?: string;
  readonly styles?: string;
  readonly sharedStrings?: string;
  /** Parts added, or put in place of those of the same name. */
  readonly parts?: readonly ZipPart[];
};

/** A workbook of raw XML, for content no library would write. */
export function buildWorkbook(raw: RawWorkbook): Buffer {
  const own: ZipPart[] = [
    { name: '_rels/.rels', content: links([['officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: links([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
        ['sharedStrings', '/xl/sharedStrings.xml'],
      ]),
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${spreadsheet}" xmlns:r="${office}">${raw.workbookProperties ?? ''}<sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet xmlns="${spreadsheet}">${raw.sheet ?? ''}</worksheet>` },
    { name: 'xl/styles.xml', content: `<styleSheet xmlns="${spreadsheet}">${raw.styles ?? ''}</styleSheet>` },
    { name: 'xl/sharedStrings.xml', content: `<sst xmlns="${spreadsheet}">${raw.sharedStrings ?? ''}</sst>` },
  ];
  const replaced = new Set(raw.parts?.map(({ name }) => name));
  return buildZip([...own.filter(({ name }) => !replaced.has(name)), ...(raw.parts ?? [])]);
}

/** A row of inline texts for `RawWorkbook.sheet`; an empty text is no cell. */
export function inlineRow(row: number, ...texts: readonly string[]): string {
  const cells = texts.map((text, index) =>
    text === ''
      ? ''
      : `<c r="${String.fromCharCode(65 + index)}${row}" t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`,
  );
  return `<row r="${row}">${cells.join('')}</row>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function links(targets: readonly (readonly [string, string])[]): string {
  const items = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${relationships}">${items.join('')}</Relationships>`;
}
