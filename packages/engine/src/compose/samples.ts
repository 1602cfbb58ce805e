import type { Engine } from '../engine';
import { type LoadSampleDeps, loadSample } from '../samples/load-sample';
import type { EngineContext } from './context';

/** The use case about the sample. */
export function composeSamples({ open }: EngineContext, parts: Omit<LoadSampleDeps, 'actor'>): Engine['samples'] {
  // One after another, so that two at once do not both make what is missing.
  let last: Promise<unknown> = Promise.resolve();
  return {
    load: async (actor, sample) => {
      open(actor, 'editor');
      const loading = last.then(() => loadSample({ ...parts, actor }, sample));
      last = loading.catch(() => undefined);
      return loading;
    },
  };
}
