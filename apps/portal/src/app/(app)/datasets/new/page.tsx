import type { Metadata } from 'next';
import { NewDatasetPage } from '../../../../features/datasets';

export const metadata: Metadata = { title: 'New dataset' };

export default function Page() {
  return <NewDatasetPage />;
}
