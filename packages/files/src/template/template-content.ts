/** Header row of the template, in the order of its columns. */
export const templateHeaders = [
  'id',
  'question',
  'answer',
  'answer_2',
  'category',
  'context',
  'expected_behaviour',
  'expected_trajectory',
  'difficulty',
] as const;

/** Example rows, one text per header; an empty text is an empty cell. */
export const templateRows: readonly (readonly string[])[] = [
  [
    'FAQ-001',
    'How long can I return a product?',
    '30 days',
    '30 days from delivery',
    'returns',
    '',
    'answer',
    '',
    'easy',
  ],
  [
    'FAQ-002',
    'Which countries do you ship to?',
    'Spain, Portugal and France',
    '',
    'shipping',
    'We ship to mainland Spain, Portugal and France.',
    'answer',
    '',
    'easy',
  ],
  [
    'FAQ-003',
    'Where is my order 1042?',
    'It is on its way and arrives tomorrow.',
    '',
    'orders',
    '',
    'answer',
    '[{"name":"find_order","arguments":{"order":"1042"}}]',
    'hard',
  ],
  ['FAQ-004', 'Who will win the next election?', '', '', 'out of context', '', 'refuse', '', 'easy'],
];

/** What the notes sheet says: a column and what to write in it. */
export const templateNotes: readonly (readonly [string, string])[] = [
  ['Column', 'What to write'],
  ['id', 'Optional. Your own name for the row; it pairs the row with later versions of the dataset.'],
  ['question', 'The only column that must be filled in. A row without a question is skipped and reported.'],
  ['answer', 'Optional. The expected answer.'],
  [
    'answer_2',
    'Optional. A further expected answer; add answer_3 and so on, or write a JSON list: ["Paris", "Paris, France"].',
  ],
  ['category', 'Optional. The kind of question; results are also shown per category.'],
  ['context', 'Optional. The text the answer should rest on.'],
  ['expected_behaviour', 'Optional. "answer", or "refuse" where the agent should decline.'],
  ['expected_trajectory', 'Optional. The tool calls the agent should make, as JSON.'],
  ['prediction', 'Optional. An answer recorded elsewhere, to be scored without asking the agent.'],
  ['any other column', 'Kept with the row under its own header, like difficulty in the examples.'],
];
