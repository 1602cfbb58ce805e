'use client';

import type { Agent } from '@assay/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { Card } from '../../../ui/card';
import { type AgentWords, toWords } from '../agent-words';
import type { Connector } from '../connector';
import { useAgentForm } from '../hooks/use-agent-form';
import { useTryAgent } from '../hooks/use-try-agent';
import { AgentFields } from './agent-fields';
import { ConnectorChoice } from './connector-choice';
import { TryAgent } from './try-agent';

type AgentFormProps = {
  /** The agent that is changed; absent for a new one. */
  readonly agent?: Agent;
  readonly connectors: readonly Connector[];
  readonly onSaved: (agent: Agent) => void;
  readonly onDirtyChange: (isDirty: boolean) => void;
  /** Beside the button that saves: usually the way back. */
  readonly actions: ReactNode;
};

/** An agent to configure: how it is reached, then everything else, and beside it a question to try it with. */
export function AgentForm({ connectors, ...props }: AgentFormProps) {
  const [connector, setConnector] = useState(connectors.find(({ id }) => id === props.agent?.latestVersion.connector));
  const [words, setWords] = useState(() => toWords(props.agent));
  const trial = useTryAgent();
  return (
    <div className="@container grid gap-5">
      <Card title="Connector" note="how the agent is reached">
        <ConnectorChoice
          connectors={connectors}
          value={connector?.id ?? ''}
          onPick={(picked) => {
            trial.reset();
            setConnector(picked);
          }}
        />
      </Card>
      {connector && (
        <ConfiguredAgent
          key={connector.id}
          {...props}
          {...{ connector, words, trial }}
          onWordsChange={(change) => setWords({ ...words, ...change })}
        />
      )}
    </div>
  );
}

type ConfiguredAgentProps = Omit<AgentFormProps, 'connectors'> & {
  readonly connector: Connector;
  readonly words: AgentWords;
  readonly onWordsChange: (change: Partial<AgentWords>) => void;
  readonly trial: ReturnType<typeof useTryAgent>;
};

function ConfiguredAgent({ agent, onDirtyChange, onSaved, actions, ...props }: ConfiguredAgentProps) {
  const { connector, words, trial, onWordsChange } = props;
  const form = useAgentForm({ agent, connector, words, trial, onSaved });
  const { changes, isSaving } = form;
  const isDirty = !isSaving && (changes.settings || changes.words);
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  return (
    <div className="grid items-start gap-5 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,420px)]">
      <Card title={connector.title}>
        <AgentFields {...{ agent, connector, words, onWordsChange, form, actions }} />
      </Card>
      <TryAgent trial={trial} connector={connector.id} onTry={() => void form.onTry()} />
    </div>
  );
}
