import type {
  Case,
  CaseInput,
  ColumnMapping,
  CountedPage,
  CreateDataset,
  Dataset,
  DatasetVersion,
  ImportReport,
  NamedPageQuery,
  Page,
} from '@assay/contracts';

export type NewCase = CaseInput & { readonly caseKey: string };

export type NewDatasetVersion = {
  readonly fileName: string;
  readonly mapping: ColumnMapping;
  readonly report: ImportReport;
  /** SHA-256 over the cases' content, hex. */
  readonly contentHash: string;
  /** In order; positions are given from 1. */
  readonly cases: readonly NewCase[];
};

/** Datasets of one workspace. A version and its cases are stored all or nothing, by bulk insert. */
export type DatasetRepository = {
  /** @throws {AppError} `dataset.name_taken` */
  create(input: CreateDataset, version: NewDatasetVersion): Promise<Dataset>;
  /** @throws {AppError} `dataset.not_found` */
  addVersion(id: string, version: NewDatasetVersion): Promise<Dataset>;
  /** @throws {AppError} `dataset.not_found` */
  get(id: string): Promise<Dataset>;
  /** @throws {AppError} `dataset.not_found` | `dataset.version_not_found` */
  getVersion(id: string, number: number | 'latest'): Promise<DatasetVersion>;
  /** Newest first. @throws {AppError} `dataset.not_found` */
  listVersions(id: string): Promise<DatasetVersion[]>;
  list(page: NamedPageQuery): Promise<Page<Dataset>>;
  /** Cases by position, those with the text in question or answers; the cursor is the last position as text. */
  listCases(versionId: string, page: NamedPageQuery): Promise<CountedPage<Case>>;
  /** Cases with firstPosition <= position <= lastPosition, in order. */
  casesInRange(versionId: string, firstPosition: number, lastPosition: number): Promise<Case[]>;
  archive(id: string): Promise<void>;
  /** Names of evaluators (not archived) whose configurations use the dataset. */
  evaluatorsUsing(id: string): Promise<string[]>;
};
