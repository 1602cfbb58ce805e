import { caseInputSchema, importReportSchema, maxListedProblems } from '@assay/contracts';
import { describe, expect, it } from 'vitest';
import { buildWorkbook, inlineRow } from '../test-support/build-workbook';
import { writeSheets } from '../test-support/write-sheets';
import { importCases, previewCases } from './import-cases';

const fileName = 'cases.xlsx';

async function importRows(rows: Parameters<typeof writeSheets>[0][string], options = {}) {
  return importCases(await writeSheets({ Cases: rows }), { fileName, ...options });
}

describe('recognising columns', () => {
  it.each([
    ['English', ['Question', 'Expected Answer', 'Question type', 'ID']],
    ['snake case', ['question', 'expected_output', 'category', 'case_id']],
    ['camel case', ['userQuestion', 'groundTruth', 'questionType', 'caseId']],
    ['Spanish', ['Pregunta', 'Respuesta correcta', 'Categoría', 'Identificador']],
    ['French', ['Question :', 'Réponse attendue', 'Catégorie', 'Identifiant']],
    ['Portuguese', ['Pergunta', 'Resposta', 'Tipo de questão', 'id']],
    ['German', ['Frage', 'Musterlösung', 'Kategorie', 'Kennung']],
    ['invisible characters', ['\uFEFFquestion', 'answer\u200B', '\u00A0 CATEGORY ', 'Id*']],
  ])('%s', async (_language, header) => {
    const { cases, report } = await importRows([header, ['q?', 'a', 'c', '007']]);
    expect(cases).toMatchObject([{ question: 'q?', answers: ['a'], category: 'c', id: '007', metadata: {} }]);
    expect(report.problems).toEqual([]);
  });

  it('keeps any other column as metadata, whatever its name', async () => {
    const { cases } = await importRows([
      ['question', 'answer', '__proto__', 'Owner '],
      ['q?', 'a', 'x', 'Ana'],
    ]);
    expect(Object.entries(cases[0]?.metadata ?? {})).toEqual([
      ['__proto__', 'x'],
      ['Owner', 'Ana'],
    ]);
  });

  it('takes several answer columns and lists in a cell as several references', async () => {
    const { cases } = await importRows([
      ['question', 'answer', 'answer_2', 'Answer 3'],
      ['q1', 'a', 'b', null],
      ['q2', '["x", "y"]', null, 'z'],
      ['q3', '[1] as cited', null, null],
      ['q4', '[1, 2]', null, null],
    ]);
    expect(cases.map(({ answers }) => answers)).toEqual([['a', 'b'], ['x', 'y', 'z'], ['[1] as cited'], ['[1, 2]']]);
  });

  it('prefers the column that says it is expected, and tells about the other', async () => {
    const { cases, report } = await importRows([
      ['question', 'answer', 'ground_truth'],
      ['q?', 'said', 'true'],
    ]);
    expect(cases).toMatchObject([{ answers: ['true'], metadata: { answer: 'said' } }]);
    expect(report.problems).toMatchObject([{ code: 'column_passed_over', outcome: 'kept' }]);
  });

  it('finds the header row under a title, and reports the title', async () => {
    const { cases, report } = await importRows([['Questions'], [], ['question', 'answer'], ['q?', 'a']]);
    expect(cases).toHaveLength(1);
    expect(report.problems).toMatchObject([{ code: 'row_above_header', row: 1, outcome: 'skipped' }]);
  });

  it('asks for a mapping where nothing is the question, with columns and samples to choose from', async () => {
    const refusal = importRows([
      ['key', 'name'],
      ['k1', 'Ana'],
      ['k2', 'Bo'],
    ]);
    await expect(refusal).rejects.toMatchObject({
      code: 'dataset.needs_mapping',
      details: {
        report: {
          sheets: ['Cases'],
          nRows: 2,
          nCases: 0,
          columns: [
            { header: 'key', letter: 'A', role: 'metadata', samples: ['k1', 'k2'] },
            { header: 'name', letter: 'B', samples: ['Ana', 'Bo'] },
          ],
        },
      },
    });
  });

  it('asks where two columns have one name, and takes the mapping that tells them apart', async () => {
    const rows = [
      ['question', 'answer', 'answer'],
      ['q?', 'first', 'second'],
    ];
    await expect(importRows(rows)).rejects.toMatchObject({
      code: 'dataset.needs_mapping',
      details: { fields: [{ path: 'columns.answer (column B)' }, { path: 'columns.answer (column C)' }] },
    });
    const mapping = { columns: { 'answer (column B)': 'answer', 'answer (column C)': 'prediction' } };
    const { cases } = await importRows(rows, { mapping });
    expect(cases).toMatchObject([{ answers: ['first'], prediction: 'second' }]);
  });

  it('follows a mapping over what headers say, on the sheet it names', async () => {
    const file = await writeSheets({
      A: [
        ['question', 'answer'],
        ['no', 'no'],
      ],
      B: [
        ['question', 'text', 'notes'],
        ['old', 'new', 'secret'],
      ],
    });
    const mapping = { sheet: 'B', columns: { TEXT: 'question', notes: 'ignore', gone: 'id' } } as const;
    const { cases, report } = await importCases(file, { fileName, mapping: { ...mapping } });
    expect(cases).toMatchObject([{ question: 'new', metadata: { question: 'old' } }]);
    expect(report.sheet).toBe('B');
    expect(report.problems.map(({ code }) => code)).toEqual(['mapped_column_missing', 'no_answer_column']);
  });
});

describe('reporting rows', () => {
  it('counts and explains every row that is not as expected, by its row in the sheet', async () => {
    const { cases, report } = await importRows([
      ['id', 'question', 'answer', 'expected behaviour', 'trajectory'],
      ['1', 'q1', 'a1', 'answer', '[{"name":"look"}]'],
      [],
      ['2', null, 'lonely answer', null, null],
      ['1', 'q3', null, 'REFUSE', null],
      ['4', 'q4', null, 'perhaps', '{broken'],
      ['  ', ' ', null, null, null],
    ]);
    expect(cases.map(({ question }) => question)).toEqual(['q1', 'q3', 'q4']);
    expect(cases[0]).toMatchObject({ expectedBehaviour: 'answer', expectedTrajectory: [{ name: 'look' }] });
    expect(cases[2]).toMatchObject({
      expectedBehaviour: null,
      expectedTrajectory: null,
      metadata: { 'expected behaviour': 'perhaps', trajectory: '{broken' },
    });
    expect(report).toMatchObject({ nRows: 4, nCases: 3, nSkipped: 1, nProblems: 5 });
    expect(report.problems.map(({ code, row, cell }) => [code, row, cell])).toEqual([
      ['missing_question', 4, null],
      ['duplicate_id', 5, null],
      ['invalid_behaviour', 6, 'Cases!D6'],
      ['invalid_trajectory', 6, 'Cases!E6'],
      ['missing_answer', 6, null],
    ]);
    importReportSchema.parse(report);
    for (const testCase of cases) caseInputSchema.parse(testCase);
  });

  it('skips a row whose question is an error, and keeps one whose answer is', async () => {
    const error = (reference: string) => `<c r="${reference}" t="e"><v>#N/A</v></c>`;
    const sheet = `<sheetData>${inlineRow(1, 'question', 'answer')}<row r="2">${error('A2')}</row><row r="3"><c r="A3" t="inlineStr"><is><t>q</t></is></c>${error('B3')}</row></sheetData>`;
    const { cases, report } = await importCases(buildWorkbook({ sheet }), { fileName });
    expect(cases).toMatchObject([{ question: 'q', answers: ['#N/A'] }]);
    expect(report.problems).toMatchObject([
      { severity: 'error', cell: 'S!A2', outcome: 'skipped' },
      { severity: 'warning', cell: 'S!B3', outcome: 'kept' },
    ]);
  });

  it('skips a row with a cell over the limit and names both', async () => {
    const sheet = `<sheetData>${inlineRow(1, 'question')}${inlineRow(2, 'far too long')}${inlineRow(3, 'short')}</sheetData>`;
    const { cases, report } = await importCases(buildWorkbook({ sheet }), { fileName, limits: { maxCellLength: 10 } });
    expect(cases).toMatchObject([{ question: 'short' }]);
    const message = expect.stringMatching(/S!A2.* 10 characters/);
    expect(report.problems).toContainEqual(expect.objectContaining({ code: 'cell_too_long', row: 2, message }));
  });

  it('lists the first problems and counts all', async () => {
    const rows = Array.from({ length: maxListedProblems + 5 }, (_, index) => [`q${index}`, null]);
    const { report } = await importRows([['question', 'answer'], ...rows]);
    expect(report.problems).toHaveLength(maxListedProblems);
    expect(report.nProblems).toBe(maxListedProblems + 5);
  });

  it('names a column without a header and another sheet with questions', async () => {
    const file = await writeSheets({
      Notes: [
        ['Column', 'What'],
        ['question', 'what is asked'],
      ],
      A: [
        ['question', 'answer', null],
        ['q', 'a', 'stray'],
      ],
      B: [
        ['question', 'answer'],
        ['qb', 'ab'],
      ],
      C: [
        ['Column', 'What'],
        ['question', 'what is asked'],
      ],
    });
    const { cases, report } = await importCases(file, { fileName });
    expect(cases).toMatchObject([{ question: 'q', metadata: { 'Column C': 'stray' } }]);
    expect(report.problems.map(({ code, sheet }) => [code, sheet])).toEqual([
      ['sheet_left_out', 'Notes'],
      ['sheet_left_out', 'B'],
      ['unnamed_column', 'A'],
    ]);
  });

  it('refuses a sheet without a single case, with the report', async () => {
    await expect(importRows([['question', 'answer']])).rejects.toMatchObject({ code: 'dataset.no_cases' });
    await expect(
      importRows([
        ['question', 'answer'],
        [null, 'a'],
      ]),
    ).rejects.toMatchObject({
      code: 'dataset.no_cases',
      details: { report: { nRows: 1, nSkipped: 1 } },
    });
  });
});

it('previews the first cases with the report on the whole file', async () => {
  const file = await writeSheets({ Cases: [['question'], ...Array.from({ length: 30 }, (_, index) => [`q${index}`])] });
  const { cases, report } = await previewCases(file, { fileName, nCases: 3 });
  expect(cases.map(({ question }) => question)).toEqual(['q0', 'q1', 'q2']);
  expect(report.nCases).toBe(30);
});
