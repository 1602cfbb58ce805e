import type { SampleFile } from '@assay/contracts';
import type { Upload } from '../datasets/dataset-files';

/** The sample as its file describes it, with the workbooks it names. */
export type Sample = Omit<SampleFile, 'datasets'> & {
  readonly datasets: readonly (Omit<SampleFile['datasets'][number], 'file'> & { readonly upload: Upload })[];
};
