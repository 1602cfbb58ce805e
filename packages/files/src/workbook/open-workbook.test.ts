import { describe, expect, it } from 'vitest';
import { buildWorkbook, inlineRow } from '../test-support/build-workbook';
import { buildZip } from '../test-support/build-zip';
import { rowsOf } from '../test-support/rows-of';
import { openWorkbook } from './open-workbook';

const oneRow = `<sheetData>${inlineRow(1, 'hello')}</sheetData>`;

function texts(sheet: string): Promise<(string | undefined)[][]> {
  return rowsOf(buildWorkbook({ sheet })).then((rows) => rows.map((row) => row.texts));
}

describe('reading cells', () => {
  it('joins rich text and leaves phonetic runs out, shared or inline', async () => {
    const rich = '<r><t>漢</t></r><r><t xml:space="preserve"> 字</t></r><rPh sb="0" eb="1"><t>かん</t></rPh>';
    const sheet = `<sheetData><row><c t="s"><v>0</v></c><c t="inlineStr"><is>${rich}</is></c></row></sheetData>`;
    const [row] = await rowsOf(buildWorkbook({ sheet, sharedStrings: `<si>${rich}</si>` }));
    expect(row?.texts).toEqual(['漢 字', '漢 字']);
  });

  it('reads elements with a namespace prefix', async () => {
    const ns = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const content = `<x:worksheet xmlns:x="${ns}"><x:sheetData><x:row r="3"><x:c r="B3"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    const rows = await rowsOf(buildWorkbook({ parts: [{ name: 'xl/worksheets/sheet1.xml', content }] }));
    expect(rows).toEqual([{ row: 3, texts: [undefined, '7'] }]);
  });

  it('tells an empty formula result from a missing one', async () => {
    const sheet =
      '<sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1" t="str"><f>A2</f><v></v></c><c r="C1"><f>6*7</f><v/></c></row></sheetData>';
    const workbook = await openWorkbook(buildWorkbook({ sheet }));
    const items = [];
    for await (const item of workbook.readSheet('S')) items.push(item);
    workbook.close();
    expect(items).toMatchObject([
      {
        cells: [
          { column: 0, kind: 'number' },
          { column: 2, kind: 'formula_without_value' },
        ],
      },
    ]);
  });

  it('knows the 1904 system and does not mix it up with an extension of the same name', async () => {
    const raw = {
      workbookProperties:
        '<workbookPr date1904="1"/><extLst><ext><x15:workbookPr xmlns:x15="urn:x15" chartTrackingRefBase="1"/></ext></extLst>',
      styles: '<cellXfs><xf numFmtId="14"/></cellXfs>',
      sheet: '<sheetData><row><c s="0"><v>1</v></c></row></sheetData>',
    };
    expect(await rowsOf(buildWorkbook(raw))).toEqual([{ row: 1, texts: ['1904-01-02'] }]);
  });

  it('reads UTF-16 parts', async () => {
    const content = Buffer.from(
      `\uFEFF<?xml version="1.0" encoding="UTF-16"?><worksheet>${oneRow}</worksheet>`,
      'utf16le',
    );
    const workbook = buildWorkbook({ parts: [{ name: 'xl/worksheets/sheet1.xml', content }] });
    expect(await rowsOf(workbook)).toEqual([{ row: 1, texts: ['hello'] }]);
  });

  it('never cuts a character at the edge of a chunk', async () => {
    const text = 'é漢😀'.repeat(20_000);
    expect(await texts(`<sheetData>${inlineRow(1, text)}</sheetData>`)).toEqual([[text]]);
  });

  it('keeps a text of 1.2 million escaped characters within the limit whole', async () => {
    const stored = '_x0041_'.repeat(180_000);
    const [row] = await texts(`<sheetData>${inlineRow(1, stored)}</sheetData>`);
    expect(row?.[0]).toBe('A'.repeat(180_000));
  });

  it('passes 200,000 styled blank rows over in no time', async () => {
    const blank = Array.from(
      { length: 200_000 },
      (_, index) => `<row r="${index + 2}"><c r="A${index + 2}" s="0"/></row>`,
    );
    const sheet = `<dimension ref="A1:XFD1048576"/><sheetData>${inlineRow(1, 'x')}${blank.join('')}${inlineRow(300_000, 'y')}</sheetData>`;
    const startedAt = performance.now();
    expect(await texts(sheet)).toEqual([['x'], ['y']]);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});

describe('refusing', () => {
  const parts = (name: string, content: string) => buildWorkbook({ sheet: oneRow, parts: [{ name, content }] });
  const dtd = '<!DOCTYPE x [<!ENTITY a "b">]><sst/>';

  it.each([
    ['plain text', Buffer.from('question,answer\n'), 'file.not_a_workbook', 'CSV'],
    ['a PDF', Buffer.from('%PDF-1.7 …'), 'file.not_a_workbook', 'PDF'],
    ['a web page', Buffer.from(' <!DOCTYPE html><p>'), 'file.not_a_workbook', 'HTML'],
    ['no bytes', Buffer.alloc(0), 'file.empty', '0 bytes'],
    ['an OpenDocument sheet', buildZip([{ name: 'mimetype', content: 'x' }]), 'file.not_a_workbook', 'OpenDocument'],
    [
      'a slide show',
      buildZip([{ name: 'ppt/presentation.xml', content: '<p/>' }]),
      'file.not_a_workbook',
      'PowerPoint',
    ],
    ['half an archive', buildWorkbook({ sheet: oneRow }).subarray(0, 400), 'file.broken', 'interrupted upload'],
    ['a DTD', parts('xl/sharedStrings.xml', dtd), 'file.broken', 'DTD'],
    ['broken XML', parts('xl/styles.xml', '<a><b></a>'), 'file.broken', 'xl/styles.xml'],
    ['an unknown entity', buildWorkbook({ sheet: '<sheetData>&xxe;</sheetData>' }), 'file.broken', 'sheet1.xml'],
    ['an impossible row', buildWorkbook({ sheet: '<sheetData><row r="1048577"/></sheetData>' }), 'file.broken', '"S"'],
    [
      'an impossible cell',
      buildWorkbook({ sheet: '<sheetData><row r="1"><c r="XFE1"/></row></sheetData>' }),
      'file.broken',
      'row 1',
    ],
    [
      'a cell stored twice',
      buildWorkbook({ sheet: '<sheetData><row r="1"><c r="B1"><v>1</v></c><c r="B1"><v>2</v></c></row></sheetData>' }),
      'file.broken',
      'S!B1',
    ],
    [
      'bytes that are no UTF-8',
      buildWorkbook({ parts: [{ name: 'xl/worksheets/sheet1.xml', content: Buffer.from('<a>\xE9</a>', 'latin1') }] }),
      'file.broken',
      'utf-8',
    ],
    [
      'a part that lies about its size',
      buildWorkbook({ parts: [{ name: 'xl/worksheets/sheet1.xml', content: ' '.repeat(5000), claimedBytes: 10 }] }),
      'file.broken',
      'sheet1.xml',
    ],
    [
      'an encrypted part',
      buildWorkbook({ parts: [{ name: 'xl/secret.bin', content: 'x', flags: 1 }] }),
      'file.encrypted',
      'password',
    ],
    [
      'a part that packs 1,000 times',
      buildWorkbook({ parts: [{ name: 'xl/bomb.xml', content: Buffer.alloc(9 * 2 ** 20) }] }),
      'file.too_large',
      'xl/bomb.xml',
    ],
    ['blank sheets only', buildWorkbook({}), 'file.empty', 'No visible sheet'],
  ])('%s', async (_name, bytes, code, mention) => {
    await expect(rowsOf(bytes)).rejects.toMatchObject({ code, message: expect.stringContaining(mention) });
  });

  it.each([
    [{ maxFileBytes: 100 }, 'limit is 100'],
    [{ maxUnpackedBytes: 100 }, 'unpacks to'],
    [{ maxParts: 3 }, '6 parts'],
    [{ maxTextLength: 4 }, 'more than 4 characters'],
  ])('what is over %o', async (limits, mention) => {
    const refusal = { code: 'file.too_large', message: expect.stringContaining(mention) };
    await expect(rowsOf(buildWorkbook({ sheet: oneRow }), { limits })).rejects.toMatchObject(refusal);
  });

  it('a sheet the workbook does not have, naming those it has', async () => {
    const refusal = {
      code: 'file.sheet_not_found',
      message: expect.stringContaining('"S"'),
      details: { sheets: ['S'] },
    };
    await expect(rowsOf(buildWorkbook({ sheet: oneRow }), { sheet: 'T' })).rejects.toMatchObject(refusal);
  });

  it('a file named .csv as a type that is not read', async () => {
    const refusal = { code: 'file.unsupported_type', message: expect.stringContaining('"cases.csv"') };
    await expect(rowsOf(Buffer.from('a,b'), { fileName: 'cases.csv' })).rejects.toMatchObject(refusal);
  });
});
