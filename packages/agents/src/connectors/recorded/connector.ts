import { AppError } from '@assay/contracts';
import { z } from 'zod';
import { defineConnector } from '../../define-connector';

export default defineConnector({
  id: 'recorded',
  title: 'Recorded answers',
  description: 'Takes the answers from the prediction column of the dataset; no agent is called.',
  credentialKinds: [],
  config: z.strictObject({}),
  ask: async (_, { recordedPrediction, caseKey }) => {
    if (recordedPrediction === undefined) {
      const nextStep = 'Fill in the prediction column of this case, or choose another connector.';
      throw new AppError('agent.missing_prediction', `Case ${caseKey} has no recorded prediction.`, { nextStep });
    }
    return {
      messages: [{ role: 'assistant', content: recordedPrediction }],
      toolCalls: [],
      usage: {},
      metadata: {},
      raw: recordedPrediction,
    };
  },
});
