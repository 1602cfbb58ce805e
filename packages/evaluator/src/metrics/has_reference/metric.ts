import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { scored } from '../../score';
import { toText } from '../../text/to-text';

const single = /\[[0-9]+\]/g;
const list = /\[[0-9]+(?:\s*[,-]\s*[0-9]+)*\]/g;

export default defineMetric({
  type: 'has_reference',
  version: 1,
  title: 'Has a citation',
  description: 'Does the answer cite a source by a number in square brackets, such as [1]?',
  howToRead:
    'Share of answers with at least one citation. It does not check that the source exists or supports the answer.',
  family: 'property',
  range: [0, 1],
  direction: 'maximize',
  source: 'definition',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: [],
  settings: z.object({
    allowLists: z.boolean().default(false).meta({
      title: 'Allow lists and ranges',
      description: 'Also accept several numbers in one pair of brackets, such as [1, 2] and [1-3].',
    }),
  }),
  evaluate({ output }, { allowLists }) {
    const citations = toText(output).match(allowLists ? list : single) ?? [];
    const found = citations.length > 0;
    return scored(found ? 1 : 0, found ? `cites ${citations[0]}` : 'cites no numbered source', {
      value: found,
      metadata: { citations: citations.length },
    });
  },
});
