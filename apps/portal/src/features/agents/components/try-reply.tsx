import type { AgentReply } from '@assay/contracts';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/banner';
import { JsonView } from '../../../ui/json-view';
import { nextStep } from '../next-step';
import { AttemptTable } from './attempt-table';
import { ReplyFacts } from './reply-facts';

/** What an agent answered, or why it did not and what to do about it. */
export function TryReply({ reply }: { readonly reply: AgentReply }) {
  if (reply.status === 'failed') {
    const { code, message } = reply.error;
    return (
      <div className="grid gap-4">
        <Banner isLive tone="error" title="No answer.">
          {message}
          <span className="mt-1 block font-medium">{nextStep(code)}</span>
          <code className="font-mono text-xs text-ink-2">{code}</code>
        </Banner>
        <AttemptTable attempts={reply.attempts} />
      </div>
    );
  }
  const { response, attempts } = reply;
  return (
    <div className="grid gap-4">
      <ReplyFacts reply={reply} />
      <Part title="Answer">
        <Answer content={response.messages.at(-1)?.content} />
      </Part>
      {response.toolCalls.length > 0 && (
        <Part title="Tool calls">
          <ol className="grid gap-2">
            {response.toolCalls.map((call, index) => (
              <li key={call.id ?? `${call.name} ${index + 1}`} className="grid gap-1">
                <code className="font-mono text-sm font-medium">{call.name}</code>
                <JsonView label={`Arguments of ${call.name}, call ${index + 1}`} value={call.arguments} />
              </li>
            ))}
          </ol>
        </Part>
      )}
      {attempts.length > 1 && <AttemptTable attempts={attempts} />}
      <Part title="Response">
        <JsonView label="Response" value={response} />
      </Part>
    </div>
  );
}

type PartProps = { readonly title: string; readonly children: ReactNode };

function Part({ title, children }: PartProps) {
  return (
    <div className="grid gap-1.5">
      <h3 className="text-sm font-semibold">{title}</h3>
      {children}
    </div>
  );
}

function Answer({ content }: { readonly content: unknown }) {
  if (typeof content !== 'string') return <JsonView label="Answer" value={content} />;
  if (content.trim() === '') return <p className="text-sm text-ink-3">The agent answered with an empty text.</p>;
  return <p className="max-h-100 overflow-y-auto text-pretty break-words whitespace-pre-wrap">{content}</p>;
}
