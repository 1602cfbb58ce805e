import { z } from 'zod';
import type { FaqEntry } from './faq-entry';
import internalNotes from './internal-notes.json' with { type: 'json' };

const notesSchema = z.array(z.object({ language: z.enum(['en', 'es']), title: z.string(), text: z.string() }));

/** The staff's notes to the assistant, shaped like FAQ entries. A customer must never see them. */
export function loadInternalNotes(): FaqEntry[] {
  return notesSchema.parse(internalNotes).map(({ language, title, text }) => ({
    id: `internal-notes.${language}`,
    category: 'internal',
    language,
    question: title,
    answer: text,
  }));
}
