'use client';

import { Combobox } from '../combobox';
import { Input } from '../input';
import { MultiSelect } from '../multi-select';
import { NumberField } from '../number-field';
import type { Option } from '../option';
import { Select } from '../select';
import { Switch } from '../switch';
import { Textarea } from '../textarea';
import type { FormNode } from './form-node';
import { asPairs } from './form-values';
import { PairList } from './pair-list';
import { TextList } from './text-list';

type SchemaControlProps = {
  readonly node: Exclude<FormNode, { kind: 'object' }>;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly credentials: readonly Option[];
};

const asOptions = (values: readonly string[]): readonly Option[] => values.map((value) => ({ value, label: value }));
const asTexts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The control that fits one setting. */
export function SchemaControl({ node, value, onChange, onBlur, credentials }: SchemaControlProps) {
  const text = { value: asText(value), onBlur };
  switch (node.kind) {
    case 'credential':
      return (
        <Combobox
          label={node.title}
          options={credentials}
          value={text.value}
          onValueChange={onChange}
          placeholder="No credential"
        />
      );
    case 'choice':
      return <Select options={asOptions(node.options)} value={text.value} onValueChange={onChange} />;
    case 'choices':
      return (
        <MultiSelect
          label={node.title}
          options={asOptions(node.options)}
          value={asTexts(value)}
          onValueChange={onChange}
        />
      );
    case 'texts':
      return <TextList label={node.title} value={asTexts(value)} onValueChange={onChange} />;
    case 'pairs':
      return <PairList label={node.title} value={asPairs(value)} onValueChange={onChange} />;
    case 'boolean':
      return <Switch label={value === true ? 'On' : 'Off'} checked={value === true} onCheckedChange={onChange} />;
    case 'number':
      return <SchemaNumber node={node} value={value} onChange={onChange} onBlur={onBlur} />;
    case 'json':
      return <Textarea {...text} onChange={(event) => onChange(event.target.value)} className="font-mono text-sm" />;
    case 'text':
      return node.isMultiline ? (
        <Textarea {...text} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <Input {...text} onChange={(event) => onChange(event.target.value)} />
      );
  }
}

type SchemaNumberProps = Omit<SchemaControlProps, 'node' | 'credentials'> & {
  readonly node: Extract<FormNode, { kind: 'number' }>;
};

function SchemaNumber({ node, value, onChange, onBlur }: SchemaNumberProps) {
  const isFraction = !node.isInteger && node.max !== undefined && node.max <= 2;
  return (
    <NumberField
      value={typeof value === 'number' ? value : undefined}
      onValueChange={onChange}
      onBlur={onBlur}
      min={node.min}
      max={node.max}
      step={isFraction ? 0.05 : 1}
      className="max-w-40"
    />
  );
}
