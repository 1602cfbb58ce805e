import type { ToolCall } from '@assay/contracts';
import { DrawerSection } from '../../../ui/drawer-section';
import { JsonView } from '../../../ui/json-view';

/** The tools the agent called, in order, each with what it passed. */
export function ToolCalls({ calls }: { readonly calls: readonly ToolCall[] }) {
  return (
    <DrawerSection title="Tool calls" aside={`${calls.length} ${calls.length === 1 ? 'call' : 'calls'}`}>
      <ol className="grid gap-3">
        {calls.map((call, index) => (
          <li key={call.id ?? `call-${index + 1}`} className="grid gap-1">
            <p className="text-sm">
              <span className="text-ink-3">{index + 1}.</span> <code className="font-mono">{call.name}</code>
            </p>
            <JsonView label={`the arguments of call ${index + 1}, ${call.name}`} value={call.arguments} />
          </li>
        ))}
      </ol>
    </DrawerSection>
  );
}
