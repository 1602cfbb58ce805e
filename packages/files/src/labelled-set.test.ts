import { describe, expect, it } from 'vitest';
import { checkImport } from './test-support/check-import';
import { checkReading } from './test-support/check-reading';
import { type LabelledFile, labelledWorkbooks } from './test-support/labelled-file';

const made = labelledWorkbooks(new URL('../test-data/', import.meta.url));
/** Files of public repositories that may be read but not copied here; they lie beside the repository where they are. */
const publicSet = labelledWorkbooks(new URL('../../../../shared/data/public/', import.meta.url));

/** Files too large to copy here. */
const large = labelledWorkbooks(new URL('../../../../shared/data/made/', import.meta.url)).filter(
  ({ file }) => !made.some((copied) => copied.file === file),
);

const isReading = ({ expect: label }: LabelledFile): boolean => label.outcome.startsWith('read');
const byName = (files: readonly LabelledFile[]): [string, LabelledFile][] => files.map((file) => [file.file, file]);

describe('the labelled set made for these tests', () => {
  it('is whole', () => expect(made).toHaveLength(46));
  it.each(byName([...made, ...large]))('%s', (_name, labelled) => checkImport(labelled), 60_000);
});

if (publicSet.length === 0) {
  it.skip('public workbooks: skipped, ../shared/data/public is not there', () => undefined);
} else {
  describe('public workbooks', () => {
    it.each(byName(publicSet.filter((file) => !isReading(file))))(
      '%s',
      (_name, labelled) => checkImport(labelled),
      60_000,
    );
    it.each(byName(publicSet.filter(isReading)))('%s', (_name, labelled) => checkReading(labelled), 60_000);
  });
}
