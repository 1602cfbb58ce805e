'use client';

import type { ExecutionMetric, PredictionDetail } from '@assay/contracts';
import { DrawerSection } from '../../../ui/drawer-section';
import { JsonView } from '../../../ui/json-view';
import { PlainText } from '../../../ui/plain-text';
import { AnswerSection } from './answer-section';
import { AttemptList } from './attempt-list';
import { ErrorSection } from './error-section';
import { ResponseSection } from './response-section';
import { ScoreSection } from './score-section';
import { TimingSection } from './timing-section';
import { ToolCalls } from './tool-calls';

type PredictionDetailsProps = {
  readonly prediction: PredictionDetail;
  readonly metrics: readonly ExecutionMetric[];
};

/** Everything about one prediction: what was asked and answered, each score and its reason, and how it came about. */
export function PredictionDetails({ prediction, metrics }: PredictionDetailsProps) {
  const { question, error, response, attempts, context, metadata, datasetName, position } = prediction;
  return (
    <>
      <DrawerSection title="Question" aside={`${datasetName}, case ${position}`}>
        <PlainText text={question} className="text-base font-medium" />
      </DrawerSection>
      {error && <ErrorSection error={error} answers={prediction.answers} />}
      {!error && <AnswerSection prediction={prediction} />}
      <ScoreSection prediction={prediction} metrics={metrics} />
      {response && response.toolCalls.length > 0 && <ToolCalls calls={response.toolCalls} />}
      {response && <ResponseSection response={response} />}
      <TimingSection prediction={prediction} />
      {attempts.length > 0 && <AttemptList attempts={attempts} />}
      {context.length > 0 && <Context passages={context} />}
      {Object.keys(metadata).length > 0 && (
        <DrawerSection title="Metadata of the case">
          <JsonView label="the metadata" value={metadata} />
        </DrawerSection>
      )}
    </>
  );
}

function Context({ passages }: { readonly passages: readonly string[] }) {
  return (
    <DrawerSection title="Context" aside={`${passages.length} ${passages.length === 1 ? 'passage' : 'passages'}`}>
      <ol className="grid list-decimal gap-2 pl-5 text-sm text-ink-2">
        {[...new Set(passages)].map((passage) => (
          <li key={passage}>
            <PlainText text={passage} />
          </li>
        ))}
      </ol>
    </DrawerSection>
  );
}
