'use client';

import { type AgentReply, agentReplySchema } from '@assay/contracts';
import { useState } from 'react';
import { useApiMutation } from '../../../data/use-api-mutation';

/** How an agent is reached, saved or not. */
export type AgentAddress = { readonly connector: string; readonly config: Readonly<Record<string, unknown>> };

/** The question an agent is tried with and what came of it. */
export function useTryAgent() {
  const [question, setQuestion] = useState('');
  const { mutate, data, error, isPending, reset } = useApiMutation<AgentAddress, AgentReply>({
    schema: agentReplySchema,
    request: (address) => ({ method: 'POST', path: '/agents/try', body: { ...address, question } }),
  });
  return { question, setQuestion, ask: mutate, reply: data, error, isBusy: isPending, reset };
}
