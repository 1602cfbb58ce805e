import type { Case } from '@assay/contracts';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../ui/copy-button';
import { DrawerSection } from '../../../ui/drawer-section';
import { JsonView } from '../../../ui/json-view';
import { KeyValueList } from '../../../ui/key-value-list';

/** Everything a case holds. */
export function CaseDetails({ found }: { readonly found: Case }) {
  const { answers, context, expectedTrajectory, metadata, prediction } = found;
  return (
    <>
      <DrawerSection title="Question" aside={<CopyButton text={found.question} label="Copy the question" />}>
        <Text>{found.question}</Text>
      </DrawerSection>
      <DrawerSection title={answers.length > 1 ? `Expected answers, ${answers.length}` : 'Expected answer'}>
        <Texts texts={answers} none="The case has no expected answer; metrics that need one leave it out." />
      </DrawerSection>
      <DrawerSection title="Expected behaviour">
        <Text>{found.expectedBehaviour ?? <None>The file does not say whether to answer or to refuse.</None>}</Text>
      </DrawerSection>
      <DrawerSection title={context.length > 1 ? `Context, ${context.length} documents` : 'Context'}>
        <Texts texts={context} none="The case has no context." />
      </DrawerSection>
      {prediction !== null && (
        <DrawerSection title="Recorded answer">
          <Text>{prediction}</Text>
        </DrawerSection>
      )}
      <DrawerSection title="Expected trajectory">
        {expectedTrajectory === null ? (
          <None>The case has no expected trajectory.</None>
        ) : (
          <JsonView label="Expected trajectory" value={expectedTrajectory} />
        )}
      </DrawerSection>
      <DrawerSection title="Metadata">
        {Object.keys(metadata).length === 0 ? (
          <None>The file has no further columns.</None>
        ) : (
          <JsonView label="Metadata" value={metadata} />
        )}
      </DrawerSection>
      <DrawerSection title="Where it stands">
        <KeyValueList
          entries={[
            { name: 'Position', value: found.position.toLocaleString('en') },
            { name: 'Category', value: found.category ?? 'none' },
            { name: 'Id', value: found.id ?? 'none' },
            { name: 'Paired by', value: <code className="font-mono text-xs break-all">{found.caseKey}</code> },
          ]}
        />
      </DrawerSection>
    </>
  );
}

function Text({ children }: { readonly children: ReactNode }) {
  return <div className="text-sm break-words whitespace-pre-wrap">{children}</div>;
}

function None({ children }: { readonly children: ReactNode }) {
  return <p className="text-sm text-ink-3">{children}</p>;
}

function Texts({ texts, none }: { readonly texts: readonly string[]; readonly none: string }) {
  if (texts.length === 0) return <None>{none}</None>;
  const numbered = texts.map((text, index) => ({ text, number: index + 1 }));
  return (
    <ol className="grid gap-2">
      {numbered.map(({ text, number }) => (
        <li key={number} className="rounded-md border border-line bg-sunken px-3 py-2">
          <Text>{text}</Text>
        </li>
      ))}
    </ol>
  );
}
