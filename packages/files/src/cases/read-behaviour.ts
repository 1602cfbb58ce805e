import type { CaseInput } from '@assay/contracts';
import { normalizeHeader } from './header-text';

type Behaviour = NonNullable<CaseInput['expectedBehaviour']>;

const answerWords =
  'answer,answers,respond,reply,responder,responde,contestar,repondre,antworten,antwort,rispondere,回答';
const refuseWords =
  'refuse,refuses,refusal,reject,decline,rechazar,rechaza,negarse,refuser,refus,recusar,recusa,ablehnen,ablehnung,rifiutare,拒绝';

const behaviours = new Map<string, Behaviour>([
  ...answerWords.split(',').map((word): [string, Behaviour] => [word, 'answer']),
  ...refuseWords.split(',').map((word): [string, Behaviour] => [word, 'refuse']),
]);

/** The behaviour a cell asks for, in the languages headers are read in; undefined where the word is not known. */
export function readBehaviour(text: string): Behaviour | undefined {
  return behaviours.get(normalizeHeader(text));
}
