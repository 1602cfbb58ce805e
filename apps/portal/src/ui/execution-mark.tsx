const marks = [
  { colour: 'fill-x1', path: 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1Z' },
  { colour: 'fill-x2', path: 'M1.5 1.5h9v9h-9Z' },
  { colour: 'fill-x3', path: 'M6 .5 11.5 6 6 11.5.5 6Z' },
  { colour: 'fill-x4', path: 'M6 1 11.5 11H.5Z' },
  { colour: 'fill-x5', path: 'M.5 1h11L6 11Z' },
  { colour: 'fill-x6', path: 'M6 .8 11.3 4.7 9.3 11H2.7L.7 4.7Z' },
  { colour: 'fill-x7', path: 'M4.5 1h3v3.5H11v3H7.5V11h-3V7.5H1v-3h3.5Z' },
  { colour: 'fill-x8', path: 'm2.6.7 3.4 3.4L9.4.7l1.9 1.9L7.9 6l3.4 3.4-1.9 1.9L6 7.9l-3.4 3.4L.7 9.4 4.1 6 .7 2.6Z' },
] as const;

type ExecutionMarkProps = {
  /** Position among the compared executions, 0 to 7; 0 is the baseline. */
  readonly index: number;
  readonly name: string;
};

/** One of up to eight compared executions, known everywhere by the same colour, shape and letter. */
export function ExecutionMark({ index, name }: ExecutionMarkProps) {
  const mark = marks[index % marks.length];
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap font-medium">
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3">
        <path d={mark?.path} className={mark?.colour} />
      </svg>
      {String.fromCharCode('A'.charCodeAt(0) + index)} {name}
    </span>
  );
}
