import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { TestInstallation } from '../support/installation';
import type { Hand } from './hand';

/** Somebody in front of a browser, and how they work it. */
export type Person = { readonly page: Page; readonly hand: Hand; readonly installation: TestInstallation };

/** A real workbook: 60 questions in six categories, with expected answers. */
const workbook = path.resolve(import.meta.dirname, '../../../../examples/datasets/faq-support.xlsx');

/** Names this journey gives. */
export const names = { agent: 'FAQ agent', dataset: 'Support questions', evaluator: 'Support FAQ' } as const;

function goTo({ page, hand }: Person, name: string): Promise<void> {
  return hand.press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }));
}

function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name });
}

/** Opens the one-time link and makes the first account. */
export async function makeTheAccount({ page, hand, installation }: Person): Promise<void> {
  await page.goto(installation.setupUrl ?? '');
  await hand.fill(page.getByLabel('Your name'), 'Marta Ruiz');
  await hand.fill(page.getByLabel('E-mail'), 'marta@northwind.example');
  await hand.fill(page.getByLabel('Password'), 'a long enough sentence');
  await hand.press(page.getByRole('button', { name: 'Make the account' }));
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/** Connects the sample agent as its first version, having tried it. */
export async function connectAnAgent(person: Person): Promise<void> {
  const { page, hand, installation } = person;
  await goTo(person, 'Agents');
  await hand.press(page.getByRole('link', { name: 'New agent' }).first());
  await hand.choose(page.getByRole('radio', { name: /OpenAI-compatible/ }));
  const form = page.getByRole('form', { name: 'Agent' });
  await hand.fill(form.getByLabel('Name', { exact: true }), names.agent);
  await hand.fill(form.getByLabel('Base URL'), `${installation.agentUrl}/v1`);
  await hand.fill(form.getByLabel('Model'), 'faq-v1');
  await hand.fill(page.getByLabel('Question'), 'How long does delivery take?');
  await hand.press(page.getByRole('button', { name: 'Try it' }));
  const reply = page.getByRole('region', { name: 'What the agent answered' });
  await expect(reply.getByRole('heading', { name: 'Answer' })).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Create agent' }));
  await expect(heading(page, names.agent)).toBeVisible();
}

/** Uploads a workbook as a dataset, having seen what it becomes. */
export async function uploadADataset(person: Person): Promise<void> {
  const { page, hand } = person;
  await goTo(person, 'Datasets');
  await hand.press(page.getByRole('link', { name: 'New dataset' }).first());
  await hand.fill(page.getByLabel('Name', { exact: true }), names.dataset);
  await hand.choose(page.getByRole('radio', { name: /domain/i }));
  await hand.chooseFile(page.getByRole('group', { name: /^Drop a file/ }).getByRole('button'), workbook);
  await expect(page.getByText(/^60 cases become/)).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Create', exact: true }));
  await expect(heading(page, names.dataset)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Cases' }).getByRole('row').nth(1)).toBeVisible();
}

async function makeAMetric({ page, hand }: Person, type: RegExp, threshold: string): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'New metric' });
  await hand.press(page.getByRole('button', { name: 'New metric' }));
  await hand.press(drawer.getByRole('button', { name: type }));
  await hand.fill(drawer.getByLabel('Threshold'), threshold);
  await hand.press(drawer.getByRole('button', { name: 'Save metric' }));
  await expect(drawer).toBeHidden();
}

/** Configures an evaluator in its two steps, makes two metrics on the way, and runs it. */
export async function configureAnEvaluator(person: Person): Promise<void> {
  const { page, hand } = person;
  await goTo(person, 'Configuration');
  await hand.press(page.getByRole('link', { name: 'New evaluator' }).first());
  await hand.fill(page.getByLabel('Name', { exact: true }), names.evaluator);
  await hand.pick(page.getByRole('combobox', { name: 'Agent' }), names.agent);
  await hand.press(page.getByRole('button', { name: 'Continue to metrics' }));
  await hand.pick(page.getByRole('combobox', { name: /Add (a )?dataset/ }), names.dataset);
  await makeAMetric(person, /^Token F1/, '0.65');
  await makeAMetric(person, /^Exact match/, '0.4');
  await hand.fill(page.getByLabel('Composite threshold'), '0.5');
  await hand.press(page.getByRole('button', { name: 'Show metrics' }));
  await expect(page.getByRole('heading', { name: 'Metrics summary' })).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Save and run' }));
}

/** Waits on the page of an execution until it has its metrics. */
export async function waitForMetrics({ page }: Person, number: number): Promise<void> {
  await expect(heading(page, names.evaluator)).toBeVisible();
  await expect(page.getByText(`#${number}`, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('COMPLETED').first()).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('heading', { name: 'Token F1' })).toBeVisible();
}

/** From the metrics to the predictions, and through two of them. */
export async function readThePredictions({ page, hand }: Person): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Execution' });
  await hand.press(tabs.getByRole('link', { name: /^Predictions/ }));
  const opener = page.getByRole('button', { name: /^Open / }).first();
  await hand.press(opener);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Expected').first()).toBeVisible();
  await expect(page).toHaveURL(/[?&]prediction=/);
  const first = page.url();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(first);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).not.toHaveURL(/[?&]prediction=/);
}

/** Gives the agent its second version. */
export async function changeTheAgent(person: Person): Promise<void> {
  const { page, hand } = person;
  await goTo(person, 'Agents');
  await hand.press(page.getByRole('button', { name: `Open ${names.agent}` }));
  await hand.press(page.getByRole('link', { name: 'Edit' }));
  await hand.fill(page.getByRole('form', { name: 'Agent' }).getByLabel('Model'), 'faq-v2');
  await hand.press(page.getByRole('button', { name: 'Save agent' }));
  await expect(page.getByText(/version 2/).first()).toBeVisible();
}

/** Runs the evaluator from its row in the list. */
export async function runAgain(person: Person): Promise<void> {
  const { page, hand } = person;
  await goTo(person, 'Configuration');
  await hand.press(page.getByRole('button', { name: `Run ${names.evaluator}` }));
}

/** From the second execution to the comparison, its improved cases and one of them. */
export async function compare({ page, hand }: Person): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Compare', exact: true }).last());
  await expect(heading(page, 'Compare')).toBeVisible();
  await expect(page.getByText(/on 60 shared cases/)).toBeVisible();
  const improved = page.getByRole('group', { name: 'Cases by change' }).getByRole('button', { name: /improved/ });
  await expect(improved).not.toContainText(/^\D*0\D/);
  await hand.press(improved);
  await expect(page).toHaveURL(/[?&]change=improved/);
  await expect(improved).toHaveAttribute('aria-pressed', 'true');
}
