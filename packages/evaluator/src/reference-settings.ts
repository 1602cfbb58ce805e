import { z } from 'zod';

/** The column whose values are a case's expected answers. */
export const answerColumn = 'answer';

/** The setting every metric that needs a reference has. */
export const referenceSettings = {
  referenceColumn: z
    .string()
    .min(1)
    .default(answerColumn)
    .meta({ title: 'Reference column', description: 'Column of the dataset that holds the expected answer.' }),
};

/** Spellings of {@link referenceSettings} used by other projects. */
export const referenceSettingAliases = { correct_answer_key: 'referenceColumn' };
