import { z } from 'zod';

const forms = ['none', 'NFC', 'NFKC'] as const;

/** Unicode normalisation applied to both sides before they are compared. */
export type UnicodeNormalization = (typeof forms)[number];

/** The setting every metric that compares characters has. */
export const unicodeSettings = {
  unicodeNormalization: z.enum(forms).default('NFC').meta({
    title: 'Unicode normalisation',
    description: 'NFC makes composed and decomposed accents equal; NFKC also folds full-width forms and ligatures.',
  }),
};

/** The text in the chosen normal form. */
export function normalizeUnicode(text: string, form: UnicodeNormalization): string {
  return form === 'none' ? text : text.normalize(form);
}
