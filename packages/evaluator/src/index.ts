export { buildMetric } from './build-metric';
export { buildPairJudge, type PairJudge } from './build-pair-judge';
export { type Composite, type CompositePart, composite } from './composite';
export { type DeclaredMetric, declaredMetrics } from './declared-metrics';
export { defineMetric, type MetricDefinition } from './define-metric';
export { describeMetric, type MetricDescription } from './describe-metric';
export { evaluateCase } from './evaluate-case';
export { type Json, jsonSchema } from './json';
export { nestingDepth } from './json-text/nesting-depth';
export type { AnswerPair, PairVerdict, PairWinner } from './judge/compare-pair';
export type { JudgePorts } from './judge/judge-task';
export { type PairSummary, summarizePairs } from './judge/summarize-pairs';
export { listMetrics } from './list-metrics';
export type { BuiltMetric, CorpusAggregate, Metric, MetricCard, MetricLaws } from './metric';
export { type ConfigIssue, MetricConfigError } from './metric-config-error';
export {
  isRetryableMetricError,
  type MetricErrorCode,
  metricErrorCodeSchema,
  metricErrorCodes,
} from './metric-error-code';
export { MetricPortError } from './metric-port-error';
export type {
  EmbeddedText,
  EmbeddedToken,
  EmbeddingOptions,
  EnvironmentValue,
  JudgeCacheKey,
  JudgeMessage,
  JudgeReply,
  JudgeRequest,
  MetricPorts,
  RegexOutcome,
  RegexRequest,
  SandboxRequest,
  TokenEmbeddingOptions,
  TokenEmbeddings,
} from './metric-ports';
export {
  type MetricDirection,
  type MetricFamily,
  type MetricNeed,
  metricDirections,
  metricFamilies,
  metricNeeds,
} from './metric-words';
export { nearestName } from './nearest-name';
export { parseDeclaredMetrics } from './parse-declared-metrics';
export { passes } from './passes';
export type { Sample, Usage } from './sample';
export { scored, unscored } from './score';
export {
  type ScoredResult,
  type ScoreResult,
  type SubScore,
  scoredResultSchema,
  scoreResultSchema,
  subScoreSchema,
  type UnscoredResult,
  unscoredResultSchema,
} from './score-result';
export { type ScoreSummary, summarizeScores } from './summarize-scores';
export { agentTrajectory } from './trajectory/agent-trajectory';
export { normalizeTrajectory } from './trajectory/normalize-trajectory';
export type {
  NormalizedTrajectory,
  Trajectory,
  TrajectoryCall,
  TrajectoryResult,
  TrajectoryStep,
} from './trajectory/trajectory';
export { tokenWeights } from './vectors/token-weights';
