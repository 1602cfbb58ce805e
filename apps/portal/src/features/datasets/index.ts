export { DatasetPage } from './components/dataset-page';
export { DatasetsPage } from './components/datasets-page';
export { NewDatasetPage } from './components/new-dataset-page';
export { NewVersionPage } from './components/new-version-page';
export { casesQuery, datasetQuery, datasetsQuery, versionQuery } from './queries';
