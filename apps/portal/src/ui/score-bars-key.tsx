import { ScoreBars } from './score-bars';

const entries = [
  { word: 'pass', state: 'pass', score: 1 },
  { word: 'under its threshold', state: 'under', score: 0.4 },
  { word: 'error', state: 'error', score: null },
  { word: 'no threshold or weight', state: 'off', score: 0.6 },
] as const;

/** What the small bars of a case mean. */
export function ScoreBarsKey() {
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-3">
      {entries.map(({ word, state, score }) => (
        <li key={word} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true">
            <ScoreBars scores={[{ metric: word, score, state }]} />
          </span>
          {word}
        </li>
      ))}
    </ul>
  );
}
