import { AppError } from '@assay/contracts';
import { uniqueViolationOf } from '../sql/unique-violation';

/** What carries a name that is unique in its workspace. */
export type NamedNoun = 'agent' | 'credential' | 'dataset' | 'evaluator' | 'metric';

/** The error as `<noun>.name_taken` when the name's unique index refused it; any other error as it is. */
export function nameTakenOr(error: unknown, noun: NamedNoun, name: string): unknown {
  if (uniqueViolationOf(error) !== `${noun}_workspace_id_name_key`) return error;
  const message = `This workspace already has a ${noun} named “${name}”.`;
  return new AppError(
    `${noun}.name_taken`,
    noun === 'agent' || noun === 'evaluator' ? message.replace(' a ', ' an ') : message,
    {
      fields: [{ path: 'name', message: 'is already used' }],
      nextStep: 'Choose another name; archived ones keep theirs.',
    },
    { cause: error },
  );
}
