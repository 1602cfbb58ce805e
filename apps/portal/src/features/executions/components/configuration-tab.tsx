'use client';

import type { ExecutionDetail, ExecutionSnapshot } from '@assay/contracts';
import { QueryView } from '../../../data/query-view';
import { useApiQuery } from '../../../data/use-api-query';
import { Card } from '../../../ui/card';
import { Facts } from '../../../ui/facts';
import { TextLink } from '../../../ui/text-link';
import { executionQuery } from '../queries';
import { SettingsList } from './settings-list';
import { SnapshotDatasets } from './snapshot-datasets';
import { SnapshotMetrics } from './snapshot-metrics';

type Configuration = ExecutionSnapshot['configurations'][number];

/** What an execution froze when it started: changes made since leave it as it was. */
export function ConfigurationTab({ id }: { readonly id: string }) {
  return (
    <QueryView query={useApiQuery(executionQuery(id))} name="the configuration">
      {(execution) => <Frozen execution={execution} />}
    </QueryView>
  );
}

function Frozen({ execution: { snapshot } }: { readonly execution: ExecutionDetail }) {
  const { evaluator, agent, trials } = snapshot;
  return (
    <div className="grid gap-5 *:min-w-0 max-sm:gap-4">
      <p className="text-ink-2">As it was when the execution started; what has changed since does not matter here.</p>
      <div className="grid items-start gap-5 *:min-w-0 max-sm:gap-4 lg:grid-cols-2">
        <Card title="Evaluator">
          <SettingsList
            settings={{
              Evaluator: <TextLink href={`/evaluation/configuration/${evaluator.id}`}>{evaluator.name}</TextLink>,
              'Composite threshold': evaluator.compositeThreshold ?? 'none, so no verdict',
              'Coverage a verdict needs': `${(evaluator.minCoverage * 100).toFixed(1)} % of cases`,
              'Answers for each case': trials,
            }}
          />
        </Card>
        <Card title="Agent" note={`version ${agent.versionNumber}`}>
          <SettingsList
            settings={{
              Agent: <TextLink href={`/agents/${agent.id}`}>{agent.name}</TextLink>,
              Connector: agent.connector,
              ...agent.config,
            }}
          />
        </Card>
      </div>
      {snapshot.configurations.map((configuration) => (
        <OneConfiguration key={configuration.name} configuration={configuration} />
      ))}
    </div>
  );
}

const visualizationNames: Readonly<Record<Configuration['visualizations'][number], string>> = {
  distribution: 'Distribution',
  by_category: 'By category',
  by_dataset: 'By dataset',
  trend: 'Trend',
};

function OneConfiguration({ configuration }: { readonly configuration: Configuration }) {
  const { name, datasets, metrics, visualizations } = configuration;
  const shown = visualizations.map((one) => visualizationNames[one]).join(', ');
  return (
    <Card isFlush title={`Configuration “${name}”`}>
      <SnapshotDatasets configuration={name} datasets={datasets} />
      <SnapshotMetrics configuration={name} metrics={metrics} />
      <div className="border-t border-line p-4">
        <Facts facts={[{ name: 'Visualizations', value: shown || 'none' }]} />
      </div>
    </Card>
  );
}
