'use client';

import type { PredictionDetail } from '@assay/contracts';
import { useState } from 'react';
import { CopyButton } from '../../../ui/copy-button';
import { cutText } from '../../../ui/cut-text';
import { DrawerSection } from '../../../ui/drawer-section';
import { PlainText } from '../../../ui/plain-text';
import { SegmentedControl } from '../../../ui/segmented-control';
import { Select } from '../../../ui/select';
import { Switch } from '../../../ui/switch';
import { WordDiff } from '../../../ui/word-diff';

const segments = [
  { value: 'diff', label: 'Against expected' },
  { value: 'plain', label: 'Plain' },
];

/** What was answered, against what was expected or as it is. */
export function AnswerSection({ prediction: { answers, prediction } }: { readonly prediction: PredictionDetail }) {
  const [mode, setMode] = useState('diff');
  const [reference, setReference] = useState(0);
  const answer = prediction ?? '';
  const expected = answers[reference];
  const copy = <CopyButton text={answer} label="Copy the prediction" />;
  if (expected === undefined) {
    return (
      <DrawerSection title="Prediction" aside={copy}>
        <PlainText text={answer} />
        <p className="mt-2 text-xs text-ink-3">This case has no expected answer to compare with.</p>
      </DrawerSection>
    );
  }
  return (
    <DrawerSection title="Prediction" aside={copy}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SegmentedControl label="How to show the prediction" segments={segments} value={mode} onValueChange={setMode} />
        {answers.length > 1 && (
          <Select
            label="Expected answer"
            className="w-auto"
            options={answers.map((text, index) => ({
              value: String(index),
              label: `Expected ${index + 1} of ${answers.length}`,
              description: cutText(text, 80),
            }))}
            value={String(reference)}
            onValueChange={(value) => setReference(Number(value))}
          />
        )}
      </div>
      {mode === 'diff' ? (
        <WordDiff expected={expected} actual={answer} expectedName="Expected" actualName="Prediction" />
      ) : (
        <Plain expected={expected} answer={answer} />
      )}
    </DrawerSection>
  );
}

function Plain({ expected, answer }: { readonly expected: string; readonly answer: string }) {
  const [hasVisibleSpace, setVisibleSpace] = useState(false);
  return (
    <div className="grid gap-3">
      <Switch label="Show white space" checked={hasVisibleSpace} onCheckedChange={setVisibleSpace} />
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="min-w-0">
          <p className="mb-1 text-xs text-ink-3">Expected</p>
          <PlainText text={expected} hasVisibleSpace={hasVisibleSpace} />
        </div>
        <div className="min-w-0">
          <p className="mb-1 text-xs text-ink-3">Prediction</p>
          <PlainText text={answer} hasVisibleSpace={hasVisibleSpace} />
        </div>
      </div>
    </div>
  );
}
