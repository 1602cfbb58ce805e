import { type Execution, isTerminal } from '@assay/contracts';
import { ProgressLine } from '../../../ui/progress-line';
import { StatusBadge } from '../../../ui/status-badge';

type ExecutionStatusCellProps = { readonly execution: Execution };

/** Status in a row: while it runs how far it is, and otherwise what is not all of it. */
export function ExecutionStatusCell({ execution: { number, status, progress, reason } }: ExecutionStatusCellProps) {
  const { done, errors, total } = progress;
  const counts = `${done}/${total}`;
  return (
    <span className="flex items-center gap-2.5">
      <StatusBadge status={status} />
      {!isTerminal(status) && (
        <span className="grid min-w-14 flex-1 gap-1">
          <span className="text-xs leading-none text-ink-2">{counts}</span>
          <ProgressLine label={`Execution #${number}`} done={done} errors={errors} total={total} />
        </span>
      )}
      {isTerminal(status) && (done < total || errors > 0) && (
        <span className="grid text-xs leading-tight text-ink-3" title={reason ?? undefined}>
          {done < total && <span>{counts}</span>}
          {errors > 0 && <span className="text-garnet">{errors === 1 ? '1 error' : `${errors} errors`}</span>}
        </span>
      )}
    </span>
  );
}
