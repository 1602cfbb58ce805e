import { Play } from 'lucide-react';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { LoadSample } from '../../sample';
import type { useListView } from '../hooks/use-list-view';

type NoExecutionsProps = { readonly view: ReturnType<typeof useListView> };

/** Nothing to list: because of the filters, or because nothing has been run. */
export function NoExecutions({ view: { isFiltered, setFilters } }: NoExecutionsProps) {
  if (isFiltered) {
    const clear = () => setFilters({ status: null, evaluator: null, text: null });
    return (
      <EmptyState
        sentence="No execution matches these filters."
        action={<Button onClick={clear}>Clear the filters</Button>}
      />
    );
  }
  return (
    <EmptyState
      sentence="An execution is one run of an evaluator; its results appear here."
      action={
        <ButtonLink variant="primary" href="/evaluation/configuration" icon={<Play />}>
          Run an evaluator
        </ButtonLink>
      }
      secondary={<LoadSample />}
    />
  );
}
