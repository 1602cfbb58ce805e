import { existsSync, readFileSync } from 'node:fs';

type CellLabel = {
  readonly row: number;
  readonly column: 'question' | 'answer' | 'category';
  readonly accept: readonly (string | null)[];
  readonly must_not?: readonly string[];
};
type CaseLabel = {
  readonly question?: string | null;
  readonly answer?: string | null;
  readonly category?: string | null;
};
type Cells = readonly (string | null)[];

/** What a labelled file should give, as its index says. */
export type Expectation = {
  readonly outcome: string;
  readonly error_kind?: string;
  readonly rows?: number;
  readonly sheet?: string;
  readonly sheets?: readonly (readonly [string, string])[];
  readonly first?: CaseLabel;
  readonly last?: CaseLabel;
  readonly cells?: readonly CellLabel[];
  readonly must_mention?: readonly string[];
  readonly must_not?: readonly string[];
  readonly rows_sha256?: string;
  readonly missing_answer?: number;
  readonly answer_length?: number;
  readonly rows_not_blank?: number;
  readonly first_row_number?: number;
  readonly last_row_number?: number;
  readonly first_row?: Cells;
  readonly first_row_any_of?: readonly Cells[];
  readonly last_row?: Cells;
  readonly limits?: { readonly seconds?: number; readonly rss_mb?: number };
};

/** A file with its right outcome. */
export type LabelledFile = {
  readonly path: string;
  readonly file: string;
  readonly expect: Expectation;
  readonly mapping?: Readonly<Partial<Record<'question' | 'answer' | 'category', string>>>;
  /** What LibreOffice shows, where it is the only label. */
  readonly lo_csv?: { readonly rows_not_blank: number; readonly first_row: Cells };
};

/** The labelled XLSX files of a folder with an `index.json`; none where the folder is not there. */
export function labelledWorkbooks(folder: URL): LabelledFile[] {
  const indexUrl = new URL('index.json', folder);
  if (!existsSync(indexUrl)) return [];
  const index: { files: Omit<LabelledFile, 'path'>[] } = JSON.parse(readFileSync(indexUrl, 'utf8'));
  return index.files
    .filter(({ file }) => file.endsWith('.xlsx'))
    .map((labelled) => ({ ...labelled, path: new URL(labelled.file, folder).pathname }));
}
