import { type DeclaredMetric, declaredMetrics } from './declared-metrics';
import { MetricConfigError } from './metric-config-error';

/**
 * Builds the metrics a YAML or JSON text declares.
 *
 * @param text - YAML 1.2, of which JSON is a part
 * @throws {MetricConfigError} as `declaredMetrics` does, and with line and column for a text that is no YAML
 */
export async function parseDeclaredMetrics(text: string): Promise<readonly DeclaredMetric[]> {
  // Loaded on first use: who declares metrics as values needs no parser.
  const { parseDocument } = await import('yaml');
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw new MetricConfigError('declaration', [{ path: [], message: `is no YAML: ${error.message}` }]);
  return declaredMetrics(document.toJS({ maxAliasCount: 100 }));
}
