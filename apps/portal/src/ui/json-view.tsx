import { CopyButton } from './copy-button';
import { JsonNode } from './json-node';
import { ScrollBox } from './scroll-box';

type JsonViewProps = {
  /** Any JSON value. */
  readonly value: unknown;
  readonly label: string;
};

/** A JSON value, coloured and folded below the second level, with a button that copies all of it. */
export function JsonView({ value, label }: JsonViewProps) {
  return (
    <div className="relative rounded-md border border-line bg-sunken">
      <div className="absolute top-1 right-1">
        <CopyButton text={JSON.stringify(value, null, 2)} label={`Copy ${label}`} />
      </div>
      <ScrollBox label={label} className="max-h-100 py-2.5 pr-10 pl-5 font-mono text-xs leading-5">
        <JsonNode value={value} depth={0} isLast />
      </ScrollBox>
    </div>
  );
}
