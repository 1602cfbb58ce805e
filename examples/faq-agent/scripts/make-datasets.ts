import { writeFile } from 'node:fs/promises';
import { datasetNames, datasetPath, readDatasetSource } from './read-dataset-source';
import { writeWorkbook } from './write-workbook';

for (const name of datasetNames) {
  const source = await readDatasetSource(name);
  await writeFile(datasetPath(`${name}.xlsx`), await writeWorkbook(source));
  process.stdout.write(`${name}.xlsx: ${source.cases.length} cases\n`);
}
