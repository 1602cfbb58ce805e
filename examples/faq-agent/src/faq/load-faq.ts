import { z } from 'zod';
import account from './entries/account.json' with { type: 'json' };
import delivery from './entries/delivery.json' with { type: 'json' };
import orders from './entries/orders.json' with { type: 'json' };
import payments from './entries/payments.json' with { type: 'json' };
import products from './entries/products.json' with { type: 'json' };
import returns from './entries/returns.json' with { type: 'json' };
import type { FaqEntry } from './faq-entry';

const wordingSchema = z.object({ question: z.string().min(1), answer: z.string().min(1) });
const topicsSchema = z.array(z.object({ topic: z.string().min(1), en: wordingSchema, es: wordingSchema }));
const faqSchema = z.record(z.string(), topicsSchema);

const languages = ['en', 'es'] as const;

/**
 * Every FAQ entry, one per topic and language, in the order of the source files.
 *
 * @throws {z.ZodError} if a source file lacks a question or an answer in either language
 */
export function loadFaq(): FaqEntry[] {
  const topicsByCategory = faqSchema.parse({ orders, delivery, returns, payments, account, products });
  return Object.entries(topicsByCategory).flatMap(([category, topics]) =>
    topics.flatMap((topic) =>
      languages.map((language) => ({ id: `${topic.topic}.${language}`, category, language, ...topic[language] })),
    ),
  );
}
