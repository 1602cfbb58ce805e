import type { PredictionQuery } from '@assay/contracts';
import { likePattern } from '../sql/like-pattern';
import type { SqlValues } from '../sql/sql-values';
import { storedText } from '../sql/stored-text';
import { datasetsByVersion, type ExecutionParts } from './execution-parts';

/** Scores a hair under their threshold through rounding still pass, as everywhere in the product. */
const passTolerance = 1e-9;

type Bind = SqlValues['bind'];

/** Rank and verdict of a prediction `p`, from one metric's score or from its composites. */
type ScoreSource = { readonly join: string; readonly rank: string; readonly outcomes: Outcomes };
type Outcomes = Readonly<Record<'passed' | 'failed' | 'unscored', string>>;

/** The metric's own score; a case the metric does not apply to has none and is left out. */
function metricSource(bind: Bind, metricIndex: number): ScoreSource {
  return {
    join: `JOIN score s ON s.prediction_id = p.id AND s.metric_index = ${bind(metricIndex)}::bigint`,
    rank: 's.score',
    outcomes: { passed: 's.passed', failed: 'NOT s.passed', unscored: 's.score IS NULL' },
  };
}

/** Verdicts on a joined `s` with a composite, whether it is missing or lacks a part, and the least that passes. */
const compositeOutcomes: Outcomes = {
  passed: 'NOT s.is_unscored AND s.composite >= s.least',
  failed: 's.composite < s.least',
  unscored: 's.is_unscored',
};

/**
 * The lowest composite of the prediction's configurations: it passes where all of them do. With one configuration,
 * the usual case, its rows are joined as they are, which takes half the time.
 */
function compositeSource(bind: Bind, { evaluator, configurations }: ExecutionParts): ScoreSource {
  const composites =
    configurations.length === 1
      ? 'SELECT composite, composite IS NULL AS has_gap FROM case_composite WHERE prediction_id = p.id'
      : `SELECT min(composite) AS composite, count(*) > count(composite) OR count(*) = 0 AS has_gap
         FROM case_composite WHERE prediction_id = p.id`;
  const join = `LEFT JOIN LATERAL (${composites}) o ON true CROSS JOIN LATERAL (
    SELECT o.composite, coalesce(o.has_gap, true) AS is_unscored,
      ${bind(evaluator.compositeThreshold)}::float8 - ${passTolerance} AS least) s`;
  return { join, rank: 's.composite', outcomes: compositeOutcomes };
}

/** Where the rank and the verdict of the list come from. */
export function scoreSource(bind: Bind, execution: ExecutionParts, { metricIndex }: PredictionQuery): ScoreSource {
  return metricIndex === undefined ? compositeSource(bind, execution) : metricSource(bind, metricIndex);
}

function datasetCondition(bind: Bind, execution: ExecutionParts, datasetId: string): string {
  const versions = [...datasetsByVersion(execution).values()].filter((dataset) => dataset.datasetId === datasetId);
  return `p.dataset_version_id = ANY(${bind(versions.map(({ versionId }) => versionId))}::uuid[])`;
}

/** The conditions of the query's filters on a prediction `p`, its case `c` and its score source `s`. */
export function filterConditions(
  bind: Bind,
  execution: ExecutionParts,
  query: PredictionQuery,
  outcomes: Outcomes,
): string[] {
  const conditions: string[] = [];
  const { datasetId, category, text, outcome } = query;
  if (datasetId !== undefined) conditions.push(datasetCondition(bind, execution, datasetId));
  if (category === '') conditions.push('p.category IS NULL');
  else if (category !== undefined) conditions.push(`p.category = ${bind(storedText(category))}`);
  const pattern = likePattern(text);
  if (pattern !== null) {
    const bound = bind(pattern);
    conditions.push(`(c.question ILIKE ${bound} OR p.prediction ILIKE ${bound})`);
  }
  if (outcome === 'error') conditions.push('p.error_code IS NOT NULL');
  else if (outcome !== undefined) conditions.push(outcomes[outcome]);
  return conditions;
}
