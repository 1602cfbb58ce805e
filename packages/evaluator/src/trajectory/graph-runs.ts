import { z } from 'zod';
import type { Json } from '../json';
import { boundedJson, boundedJsonText } from '../json-text/bounded-json';
import type { Sample } from '../sample';
import { placesIn } from './agent-trajectory';

const graphSchema = z.object({ results: z.array(z.json()).default([]), steps: z.array(z.array(z.string())) });

/** One run of a graph: the nodes it went through, and what came out. */
export type GraphRun = { readonly nodes: readonly string[]; readonly result: Json };

/** The runs of a graph trajectory `{results, steps}`, as a value or as JSON text; undefined where there is none. Nodes of subgraphs are `parent:child`. */
export function graphRuns(value: Json | undefined): readonly GraphRun[] | undefined {
  const json = typeof value === 'string' ? boundedJsonText(value) : boundedJson(value);
  const parsed = graphSchema.safeParse(json);
  if (!parsed.success) return undefined;
  const { steps, results } = parsed.data;
  return steps.map((nodes, index) => ({ nodes, result: results[index] ?? null }));
}

/** The runs of a case, wherever its response holds them, or else its prediction; undefined where there are none. */
export function agentGraphRuns({ response, output }: Sample): readonly GraphRun[] | undefined {
  const places = [...(response === undefined ? [] : placesIn(response)), output];
  return places.map(graphRuns).find((runs) => runs !== undefined);
}

/** The runs as lines a judge can read. */
export function renderRuns(runs: readonly GraphRun[]): string {
  if (runs.length === 0) return '(no runs)';
  const lines = runs.map(
    ({ nodes, result }, index) =>
      `Run ${index + 1}: ${nodes.join(' -> ')}\nResult ${index + 1}: ${JSON.stringify(result)}`,
  );
  return lines.join('\n');
}
