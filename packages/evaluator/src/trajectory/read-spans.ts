import type { Json } from '../json';
import { isRecord } from '../json-text/is-record';
import { firstOf, firstText } from './first-of';
import { readArguments } from './read-arguments';
import { isMessage, readMessage } from './read-message';
import { collectSpans, type Span } from './span-data';
import { messagesOf, type SpanMessages } from './span-messages';
import { createSpanStory, type SpanStory, type ToolRun } from './span-story';
import type { TrajectoryStep } from './trajectory';

const modelOperations = new Set(['chat', 'generate_content', 'text_completion']);
const conventions = /^(gen_ai|llm|openinference|traceloop|ai)\./;

const argumentKeys = ['gen_ai.tool.call.arguments', 'ai.toolCall.args', 'input.value', 'traceloop.entity.input'];
const resultKeys = ['gen_ai.tool.call.result', 'ai.toolCall.result', 'output.value', 'traceloop.entity.output'];

type Model = { readonly kind: 'model'; readonly messages: SpanMessages };
type Tool = { readonly kind: 'tool' } & ToolRun;

/**
 * Reads spans that follow OpenTelemetry's GenAI conventions, OpenInference, OpenLLMetry or the AI SDK, in the order they
 * began. A call is told up to three times, by the model that asks for it, by the tool's own span and by the next prompt;
 * it counts once.
 */
export function readSpans(
  values: readonly Json[],
): { readonly steps: readonly TrajectoryStep[] } | { readonly problem: string } {
  const spans = collectSpans(values);
  if (spans === undefined) return { problem: 'an item among the spans is no span' };
  const isGenAi = spans.some(({ attributes }) => Object.keys(attributes).some((key) => conventions.test(key)));
  if (spans.length > 0 && !isGenAi) return { problem: 'its spans carry no GenAI attributes' };
  const story = createSpanStory();
  for (const event of inOrder(spans)) {
    if (event.kind === 'tool') story.addTool(event);
    else if (!addModel(story, event.messages)) return { problem: 'a message among the spans is of no known shape' };
  }
  return { steps: story.steps };
}

/** Model calls and tool runs; spans around them that repeat their messages are left out. At one time, the tool comes first. */
function inOrder(spans: readonly Span[]): readonly (Model | Tool)[] {
  const isModelKnown = spans.some(isModel);
  const events = spans.flatMap((span) => {
    const event = toolOf(span) ?? (isModelKnown && !isModel(span) ? undefined : modelOf(span));
    return event === undefined ? [] : [{ event, start: span.start }];
  });
  const hasTimes = events.every(({ start }) => !Number.isNaN(start));
  const isTool = ({ event }: { event: Model | Tool }): number => (event.kind === 'tool' ? 0 : 1);
  if (hasTimes) events.sort((one, other) => one.start - other.start || isTool(one) - isTool(other));
  return events.map(({ event }) => event);
}

function isModel({ attributes, name }: Span): boolean {
  const operation = attributes['gen_ai.operation.name'];
  if (typeof operation === 'string' && modelOperations.has(operation)) return true;
  if (attributes['openinference.span.kind'] === 'LLM') return true;
  return /\.(doGenerate|doStream)$/.test(firstText(attributes, ['ai.operationId']) ?? name);
}

function modelOf({ attributes }: Span): Model | undefined {
  const messages = messagesOf(attributes);
  return messages && { kind: 'model', messages };
}

function toolOf({ attributes, name }: Span): Tool | undefined {
  const operation = attributes['gen_ai.operation.name'];
  const kind = String(attributes['openinference.span.kind'] ?? attributes['traceloop.span.kind'] ?? '').toLowerCase();
  const given = firstText(attributes, ['gen_ai.tool.name', 'ai.toolCall.name', 'tool.name', 'traceloop.entity.name']);
  const isTool = operation === 'execute_tool' || kind === 'tool' || 'ai.toolCall.name' in attributes;
  const toolName = given ?? name.replace(/^execute_tool /, '');
  if (!isTool || toolName === '') return undefined;
  const call = {
    id: firstText(attributes, ['gen_ai.tool.call.id', 'ai.toolCall.id', 'tool_call.id']),
    name: toolName,
    arguments: readArguments(firstOf(attributes, argumentKeys)),
  };
  return { kind: 'tool', call, result: firstOf(attributes, resultKeys) };
}

/** False when a message is of no known shape. */
function addModel(story: SpanStory, { input, output }: SpanMessages): boolean {
  const [given, answered] = [readMessages(input), readMessages(output)];
  if (given === undefined || answered === undefined) return false;
  story.addModel(given, answered);
  return true;
}

function readMessages(values: readonly Json[]): readonly TrajectoryStep[] | undefined {
  const steps = values
    .map((value) => (isRecord(value) && isMessage(value) ? readMessage(value) : undefined))
    .filter((step) => step !== undefined);
  return steps.length === values.length ? steps : undefined;
}
