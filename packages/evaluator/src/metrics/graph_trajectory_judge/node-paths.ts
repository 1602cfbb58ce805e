import { z } from 'zod';
import type { Json } from '../../json';

const graphSchema = z.object({ results: z.array(z.json()).default([]), steps: z.array(z.array(z.string())) });

/** One run of a graph: the nodes it went through, and what came out. */
export type GraphRun = { readonly nodes: readonly string[]; readonly result: Json };

/** The runs of a graph trajectory `{results, steps}`; undefined where there is none. Nodes of subgraphs are `parent:child`. */
export function graphRuns(value: Json | undefined): readonly GraphRun[] | undefined {
  const parsed = graphSchema.safeParse(typeof value === 'string' ? parse(value) : value);
  if (!parsed.success) return undefined;
  const { steps, results } = parsed.data;
  return steps.map((nodes, index) => ({ nodes, result: results[index] ?? null }));
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
