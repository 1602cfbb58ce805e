import { createDatasetSchema, type Problem } from '@assay/contracts';
import { sayProblem } from '../../data/api-problem';

/** What is entered about a dataset, beside its file. */
export type DatasetFields = { readonly name: string; readonly description: string; readonly purpose: string };

export type FieldErrors = Partial<Readonly<Record<keyof DatasetFields, string>>>;

/** The fields of an empty form. */
export const emptyFields: DatasetFields = { name: '', description: '', purpose: 'domain' };

/** What keeps the fields from being sent, in words. */
export function findFieldErrors(fields: DatasetFields): FieldErrors {
  const { name, description } = createDatasetSchema.shape;
  return {
    ...(fields.name.trim() === '' && { name: 'Give the dataset a name.' }),
    ...(fields.name.trim() !== '' &&
      !name.safeParse(fields.name).success && { name: 'Use at most 200 characters; this name is longer.' }),
    ...(!description.safeParse(fields.description).success && {
      description: 'Use at most 2,000 characters; this description is longer.',
    }),
  };
}

/** What the API has against single fields. */
export function toFieldErrors(problem: Problem | undefined): FieldErrors {
  if (!problem) return {};
  const words = sayProblem(problem);
  if (problem.code === 'dataset.name_taken') return { name: words };
  const named = (problem.fields ?? []).flatMap(({ path, message }) => (isFieldName(path) ? [[path, message]] : []));
  return Object.fromEntries(named);
}

function isFieldName(path: string): path is keyof DatasetFields {
  return path in emptyFields;
}
