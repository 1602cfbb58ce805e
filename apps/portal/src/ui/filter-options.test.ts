import { expect, it } from 'vitest';
import { filterOptions } from './filter-options';

const options = [
  { value: 'es', label: 'FAQ Español', description: '40 cases' },
  { value: 'en', label: 'FAQ English', description: '60 cases' },
];
const values = (query: string) => filterOptions(options, query).map(({ value }) => value);

it('finds a label whatever its case and accents', () => expect(values('ESPANOL')).toEqual(['es']));
it('wants every word, in any order, in label or description', () => expect(values('60 faq')).toEqual(['en']));
it('keeps everything for blanks', () => expect(values('  ')).toEqual(['es', 'en']));
it('keeps nothing when a word is missing', () => expect(values('faq german')).toEqual([]));
