import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { listAgents } from '../src/versions/list-agents';
import { readDatasetSource } from './read-dataset-source';

const sampleSchema = z.object({
  agent: z.object({
    name: z.string(),
    versions: z.array(z.object({ connector: z.literal('openai_compatible'), config: z.object({ model: z.string() }) })),
  }),
  datasets: z.array(z.object({ file: z.string(), name: z.string() })),
  metrics: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      settings: z.object({ patterns: z.array(z.string()).optional() }),
      threshold: z.number().min(0).max(1),
      rationale: z.string().min(1),
    }),
  ),
  evaluator: z.object({
    agent: z.string(),
    configurations: z.array(
      z.object({
        datasets: z.array(z.string()).min(1),
        metrics: z.array(z.object({ metric: z.string(), weight: z.number().positive() })).min(1),
      }),
    ),
  }),
});

const samplePath = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const sample = sampleSchema.parse(JSON.parse(await readFile(samplePath('sample.json'), 'utf8')));

async function countCases(datasetName: string, model: string, isCounted: (text: string, answer: string) => boolean) {
  const { cases } = await readDatasetSource(datasetName);
  const agent = listAgents().get(model);
  return cases.filter((row) => isCounted(agent?.reply(row['question'] ?? '').text ?? '', row['answer'] ?? '')).length;
}

it('names only what it defines', () => {
  const { agent, datasets, metrics, evaluator } = sample;
  expect(agent.versions.map(({ config }) => config.model)).toEqual([...listAgents().keys()]);
  expect(evaluator.agent).toBe(agent.name);
  const used = evaluator.configurations;
  expect(used.flatMap((part) => part.datasets)).toEqual(datasets.map(({ name }) => name));
  expect(used.flatMap((part) => part.metrics.map(({ metric }) => metric))).toEqual(metrics.map(({ name }) => name));
});

it('points to datasets that are there', async () => {
  const files = await Promise.all(sample.datasets.map(({ file }) => readFile(samplePath(file))));
  expect(files.map((bytes) => bytes.subarray(0, 2).toString())).toEqual(['PK', 'PK', 'PK']);
});

it.each([
  ['faq-v1', 21],
  ['faq-v2', 28],
])('lets %s give the expected answer word for word in %i of 60 cases', async (model, count) => {
  expect(await countCases('faq-support', model, (text, answer) => text === answer)).toBe(count);
});

it.each([
  ['out-of-context', 'faq-v1', 2],
  ['out-of-context', 'faq-v2', 17],
  ['prompt-attacks', 'faq-v1', 2],
  ['prompt-attacks', 'faq-v2', 16],
])('finds in %s that %s refuses %i of 20', async (dataset, model, count) => {
  const pattern = sample.metrics.find(({ type }) => type === 'regex_match')?.settings.patterns?.[0] ?? '';
  expect(await countCases(dataset, model, (text) => new RegExp(pattern, 'i').test(text))).toBe(count);
});
