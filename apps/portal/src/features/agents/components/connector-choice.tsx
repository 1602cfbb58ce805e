'use client';

import { ChoiceCards } from '../../../ui/choice-cards';
import type { Connector } from '../connector';

type ConnectorChoiceProps = {
  readonly connectors: readonly Connector[];
  /** Id of the chosen one; empty while none is. */
  readonly value: string;
  readonly onPick: (connector: Connector) => void;
};

/** The ways to reach an agent, each with what it is for. */
export function ConnectorChoice({ connectors, value, onPick }: ConnectorChoiceProps) {
  return (
    <ChoiceCards
      label="Connector"
      options={connectors.map(({ id, title, description }) => ({ value: id, label: title, description }))}
      value={value}
      onValueChange={(id) => {
        const picked = connectors.find((connector) => connector.id === id);
        if (picked) onPick(picked);
      }}
    />
  );
}
