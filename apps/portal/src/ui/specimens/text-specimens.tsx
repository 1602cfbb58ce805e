import { Card } from '../card';
import { JsonView } from '../json-view';
import { WordDiff } from '../word-diff';

const expected =
  'Sí, los artículos en oferta se pueden devolver en un plazo de 14 días, sin usar y con su etiqueta. El reembolso se hace en saldo de la tienda.';
const prediction =
  'Sí, los artículos en oferta se pueden devolver en un plazo de 30 días, con su etiqueta. El reembolso se hace al mismo medio de pago.';

const response = {
  messages: [
    { role: 'user', content: '¿Puedo devolver un artículo en oferta?' },
    { role: 'assistant', content: prediction },
  ],
  usage: { input_tokens: 1188, output_tokens: 96 },
  metadata: { model: 'faq-large-2', api_key: '[redacted]', cached: false, tags: [] },
};

/** Differences between texts, and JSON. */
export function TextSpecimens() {
  return (
    <Card title="Texts">
      <div className="grid gap-5 *:min-w-0">
        <WordDiff expected={expected} actual={prediction} expectedName="Expected" actualName="Prediction" />
        <WordDiff expected="one  line" actual={'one line\n'} expectedName="Expected" actualName="Prediction" />
        <JsonView label="Response" value={response} />
      </div>
    </Card>
  );
}
