import type { Json } from '../json';
import { isRecord } from '../json-text/is-record';
import { firstOf, listAt, recordAt, type TraceRecord } from './first-of';

/** What is read of a span. */
export type Span = {
  readonly name: string;
  readonly attributes: TraceRecord;
  /** Nanoseconds since 1970, or NaN where the span does not say. */
  readonly start: number;
};

const startKeys = ['startTimeUnixNano', 'start_time_unix_nano', 'startTime', 'start_time'];
const spanKeys = [...startKeys, 'spanId', 'span_id', 'context', 'spanContext'];
/** Event in which the conventions put messages that are too large for attributes. */
const detailsEvent = 'gen_ai.client.inference.operation.details';
const nanosecondsPerSecond = 1e9;
const nanosecondsPerMillisecond = 1e6;

/** Whether a value is a span or an envelope of spans, as exporters of OpenTelemetry write them. */
export function isSpanData(value: Json): boolean {
  if (!isRecord(value)) return false;
  if (listAt(value, 'resourceSpans') !== undefined || listAt(value, 'scopeSpans') !== undefined) return true;
  return 'attributes' in value && spanKeys.some((key) => Object.hasOwn(value, key));
}

/** All spans inside, by the time they began; in the order given where one does not say. Undefined when one is no span. */
export function collectSpans(values: readonly Json[]): readonly Span[] | undefined {
  const spans: Span[] = [];
  const waiting = [...values].reverse();
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (!isRecord(value)) return undefined;
    const inner = listAt(value, 'resourceSpans') ?? listAt(value, 'scopeSpans') ?? listAt(value, 'spans');
    if (inner !== undefined) for (const child of [...inner].reverse()) waiting.push(child);
    else spans.push(readSpan(value));
  }
  if (spans.some(({ start }) => Number.isNaN(start))) return spans;
  return spans.sort((one, other) => one.start - other.start);
}

function readSpan(span: Record<string, Json>): Span {
  const details = (listAt(span, 'events') ?? []).filter(isRecord).filter((event) => event['name'] === detailsEvent);
  const attributes = [span, ...details].map((holder) => readAttributes(holder['attributes']));
  return {
    name: typeof span['name'] === 'string' ? span['name'] : '',
    attributes: Object.fromEntries(attributes.flat()),
    start: readTime(firstOf(span, startKeys)),
  };
}

function readAttributes(given: Json | undefined): [string, Json][] {
  if (given === undefined || given === null) return [];
  if (isRecord(given)) return Object.entries(given);
  if (!Array.isArray(given)) return [];
  return given.filter(isRecord).flatMap((entry): [string, Json][] => {
    const { key, value = null } = entry;
    return typeof key === 'string' ? [[key, readAnyValue(value)]] : [];
  });
}

/** OTLP says the type of every value. */
function readAnyValue(value: Json): Json {
  if (!isRecord(value)) return value;
  const list = recordAt(value, 'arrayValue');
  if (list !== undefined) return (listAt(list, 'values') ?? []).map(readAnyValue);
  const pairs = recordAt(value, 'kvlistValue');
  if (pairs !== undefined) return Object.fromEntries(readAttributes([...(listAt(pairs, 'values') ?? [])]));
  if (value['intValue'] !== undefined) return Number(value['intValue']);
  return firstOf(value, ['stringValue', 'doubleValue', 'boolValue', 'bytesValue']) ?? null;
}

function readTime(given: Json | undefined): number {
  if (typeof given === 'number') return given;
  if (typeof given === 'string') {
    return /^\d+$/.test(given) ? Number(given) : Date.parse(given) * nanosecondsPerMillisecond;
  }
  if (!Array.isArray(given)) return Number.NaN;
  const [seconds, nanoseconds] = given;
  return typeof seconds === 'number' && typeof nanoseconds === 'number'
    ? seconds * nanosecondsPerSecond + nanoseconds
    : Number.NaN;
}
