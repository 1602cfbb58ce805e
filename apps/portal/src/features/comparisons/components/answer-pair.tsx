'use client';

import type { ComparedCase, Comparison, PredictionDetail } from '@assay/contracts';
import { useState } from 'react';
import { Banner } from '../../../ui/banner';
import { PlainText } from '../../../ui/plain-text';
import { SegmentedControl } from '../../../ui/segmented-control';
import { WordDiff } from '../../../ui/word-diff';
import { markName } from '../mark-name';

type Sided = { readonly prediction: PredictionDetail | undefined };

type AnswerPairProps = {
  readonly comparison: Comparison;
  /** Place of the execution among the compared, from 1. */
  readonly index: number;
  readonly shown: ComparedCase;
  /** Both predictions in full; they tell why one has no answer. */
  readonly sides: { readonly a: Sided; readonly b: Sided };
};

/** Both answers of a case, word by word against each other or against what was expected. */
export function AnswerPair({ comparison, index, shown, sides }: AnswerPairProps) {
  const [mode, setMode] = useState('pair');
  const a = { name: markName(0, comparison.baseline.number), answer: shown.baseline, detail: sides.a.prediction };
  const b = { name: markName(index, comparison.execution.number), answer: shown.execution, detail: sides.b.prediction };
  const expected = shown.answers[0];
  const segments = [
    { value: 'pair', label: `${a.name} → ${b.name}` },
    { value: 'a', label: `Expected → ${a.name}` },
    { value: 'b', label: `Expected → ${b.name}` },
  ];
  return (
    <div className="grid min-w-0 gap-3">
      {expected !== undefined && (
        <div>
          <SegmentedControl label="What is set against what" segments={segments} value={mode} onValueChange={setMode} />
        </div>
      )}
      {mode === 'pair' || expected === undefined ? (
        <Pair a={a} b={b} />
      ) : (
        <AgainstExpected expected={expected} side={mode === 'a' ? a : b} />
      )}
    </div>
  );
}

type NamedSide = {
  readonly name: string;
  readonly answer: ComparedCase['baseline'];
  readonly detail: PredictionDetail | undefined;
};

function Pair({ a, b }: { readonly a: NamedSide; readonly b: NamedSide }) {
  if (a.answer?.prediction != null && b.answer?.prediction != null) {
    return (
      <WordDiff expected={a.answer.prediction} actual={b.answer.prediction} expectedName={a.name} actualName={b.name} />
    );
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Alone side={a} />
      <Alone side={b} />
    </div>
  );
}

function AgainstExpected({ expected, side }: { readonly expected: string; readonly side: NamedSide }) {
  if (side.answer?.prediction == null) return <Alone side={side} />;
  return (
    <WordDiff expected={expected} actual={side.answer.prediction} expectedName="Expected" actualName={side.name} />
  );
}

/** One side without anything to set it against. */
function Alone({ side: { name, answer, detail } }: { readonly side: NamedSide }) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-xs text-ink-3">{name}</p>
      {!answer && <p className="text-ink-3">This case is not in {name}.</p>}
      {answer && answer.prediction !== null && <PlainText text={answer.prediction} />}
      {answer && answer.prediction === null && (
        <Banner tone="error" title="No prediction.">
          {detail?.error?.message} {detail?.error && <code className="font-mono text-xs">{detail.error.code}</code>}
        </Banner>
      )}
    </div>
  );
}
