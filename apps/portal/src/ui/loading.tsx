import { Skeleton } from './skeleton';

type LoadingProps = {
  /** What is on its way, for people who do not see the skeleton: "Loading executions". */
  readonly label: string;
  readonly lines?: number;
};

/** A skeleton that says what is loading. */
export function Loading({ label, lines = 4 }: LoadingProps) {
  return (
    <div role="status" className="p-4">
      <span className="sr-only">{label}</span>
      <Skeleton lines={lines} />
    </div>
  );
}
