import { BrandMark } from '../brand-mark';
import { Card } from '../card';

const colours = [
  'canvas surface sunken hover press line line-2 control ink-3 ink-2 ink primary',
  'brass brass-mark brass-soft patina patina-mark patina-soft cinnabar cinnabar-mark cinnabar-soft',
  'garnet garnet-mark garnet-soft lapis lapis-mark lapis-soft x1 x2 x3 x4 x5 x6 x7 x8',
]
  .join(' ')
  .split(' ');

/** Mark, type and colours. */
export function FoundationSpecimens() {
  return (
    <div className="grid gap-3 *:min-w-0 xl:grid-cols-2">
      <Card title="Mark and type">
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-3">
          <BrandMark size={52} />
          <span className="text-4xl font-semibold">0.865</span>
          <span className="text-3xl font-semibold">0.856</span>
          <span className="text-2xl font-semibold">Page 22</span>
          <span className="text-lg font-semibold">Section 16</span>
          <span className="text-base">Body 14</span>
          <span className="text-sm">Table 13</span>
          <span className="text-xs text-ink-3">Meta 12</span>
          <code className="font-mono text-sm">mono 13</code>
        </div>
      </Card>
      <Card title="Colour">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-2 text-2xs">
          {colours.map((colour) => (
            <li key={colour}>
              <i className="block h-6 rounded-sm border border-line" style={{ background: `var(--${colour})` }} />
              {colour}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
