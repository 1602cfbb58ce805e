'use client';

import { useState } from 'react';
import { Button } from '../button';
import { Card } from '../card';
import { SchemaForm } from '../schema-form/schema-form';
import { TextLink } from '../text-link';
import { useToast } from '../toast';

const schema = {
  type: 'object',
  required: ['baseUrl', 'patterns'],
  properties: {
    baseUrl: {
      type: 'string',
      format: 'uri',
      title: 'Base URL',
      description: 'Address below which /chat/completions lies.',
    },
    systemPrompt: {
      type: 'string',
      title: 'System prompt',
      description: 'Sent before every question.',
      multiline: true,
      default: '',
    },
    temperature: {
      type: 'number',
      minimum: 0,
      maximum: 2,
      title: 'Temperature',
      description: "The server's own when not set.",
    },
    measure: { type: 'string', enum: ['f1', 'precision', 'recall'], default: 'f1', title: 'Measure' },
    caseSensitive: {
      type: 'boolean',
      default: false,
      title: 'Case sensitive',
      description: 'Whether upper and lower case differ.',
    },
    patterns: {
      type: 'array',
      minItems: 1,
      items: { type: 'string' },
      title: 'Patterns',
      description: 'Regular expressions (RE2 syntax).',
    },
    languages: {
      type: 'array',
      items: { type: 'string', enum: ['en', 'es', 'fr'] },
      default: ['en'],
      title: 'Languages',
    },
    headers: {
      type: 'object',
      additionalProperties: { type: 'string' },
      default: { 'X-Team': 'support' },
      title: 'Extra headers',
    },
    credentialId: {
      type: 'string',
      widget: 'credential',
      title: 'Credential',
      description: 'Encrypted secret sent with every call.',
    },
    judge: {
      type: 'object',
      title: 'Judge',
      description: 'How the answer is judged.',
      required: ['rubric'],
      properties: {
        rubric: { type: 'string', title: 'Rubric', multiline: true },
        scale: { type: 'integer', minimum: 2, maximum: 10, default: 5, title: 'Scale' },
      },
    },
  },
};
const settings = {
  baseUrl: 'https://agent.example/v1',
  temperature: 0.2,
  patterns: ['\\d+ days'],
  judge: { rubric: 'Is it right?' },
};
const refusal = [{ path: 'config.judge.rubric', message: 'The rubric must name what a 5 means.' }];
const credentials = [
  { value: 'prod', label: 'northwind-prod', description: 'bearer' },
  { value: 'basic', label: 'northwind-old', disabledReason: 'this connector takes a bearer token' },
];

/** A form made from a JSON Schema, with an error the API sent. */
export function SchemaFormSpecimen() {
  const [problems, setProblems] = useState<typeof refusal>([]);
  const toast = useToast();
  return (
    <Card title="Form from a schema">
      <SchemaForm
        schema={schema}
        settings={settings}
        problems={problems}
        prefix="config"
        credentials={credentials}
        credentialAside={<TextLink href="/settings">Add one</TextLink>}
        onSubmit={(next) => {
          toast({ text: `The API refused these ${Object.keys(next).length} settings.`, tone: 'error' });
          setProblems([...refusal]);
        }}
        actions={
          <>
            <Button>Try it</Button>
            <Button type="submit" variant="primary">
              Save
            </Button>
          </>
        }
      />
    </Card>
  );
}
