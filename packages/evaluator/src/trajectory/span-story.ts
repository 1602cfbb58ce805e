import type { Json } from '../json';
import { canonicalJson } from '../json-text/canonical-json';
import type { TrajectoryCall, TrajectoryStep } from './trajectory';

/** A run of a tool, as its span tells of it. */
export type ToolRun = { readonly call: TrajectoryCall; readonly result: Json | undefined };

/** The steps of a trace as they are told, span by span. */
export type SpanStory = {
  readonly steps: readonly TrajectoryStep[];
  /** Adds a prompt, as far as it is new, and the answer to it. */
  readonly addModel: (given: readonly TrajectoryStep[], answered: readonly TrajectoryStep[]) => void;
  /** Adds what a tool's span tells beyond what the model's did. */
  readonly addTool: (run: ToolRun) => void;
};

/** A story that tells nothing twice, although spans do. */
export function createSpanStory(): SpanStory {
  const told = createToldSteps();
  const asked = createAskedCalls();
  return {
    steps: told.steps,
    addModel(given, answered) {
      const isFirst = told.steps.length === 0;
      for (const step of given) asked.add(told.add(isFirst ? step : told.newPart(step)));
      for (const step of answered) asked.add(told.add(step));
    },
    addTool({ call, result }) {
      const known = asked.take(call);
      const id = call.id ?? known?.id ?? null;
      if (known === undefined) told.add({ role: 'assistant', text: '', toolCalls: [call], toolResults: [] });
      if (result === undefined) return;
      const toolResults = [{ callId: id, name: call.name, content: result }];
      told.add({ role: 'tool', text: '', toolCalls: [], toolResults });
    },
  };
}

type ToldSteps = {
  readonly steps: readonly TrajectoryStep[];
  /** Adds what is new of a step, and says which calls are. */
  readonly add: (step: TrajectoryStep) => readonly TrajectoryCall[];
  /** Of a later prompt, only what a person or a tool said can be new; the model's own words stand in its spans. */
  readonly newPart: (step: TrajectoryStep) => TrajectoryStep;
};

function createToldSteps(): ToldSteps {
  const steps: TrajectoryStep[] = [];
  const callIds = new Set<string | null>();
  const answeredIds = new Set<string | null>();
  const said = new Set<string>();
  return {
    steps,
    add(step) {
      const toolCalls = step.toolCalls.filter(({ id }) => id === null || !callIds.has(id));
      const toolResults = step.toolResults.filter(({ callId }) => callId === null || !answeredIds.has(callId));
      if (step.text === '' && toolCalls.length + toolResults.length === 0) return [];
      for (const { id } of toolCalls) callIds.add(id);
      for (const { callId } of toolResults) answeredIds.add(callId);
      said.add(wordsOf(step));
      steps.push({ ...step, toolCalls, toolResults });
      return toolCalls;
    },
    newPart(step) {
      const isNew = step.role !== 'assistant' && !said.has(wordsOf(step));
      const toolResults = step.toolResults.filter(({ callId }) => callId !== null);
      return { ...step, text: isNew ? step.text : '', toolCalls: [], toolResults };
    },
  };
}

function wordsOf({ role, text }: TrajectoryStep): string {
  return `${role}\n${text}`;
}

type AskedCalls = {
  readonly add: (calls: readonly TrajectoryCall[]) => void;
  readonly take: (run: TrajectoryCall) => TrajectoryCall | undefined;
};

/** Calls a model asked for whose run no tool's span has told of yet; a run finds its own by id, else by arguments, else by name. */
function createAskedCalls(): AskedCalls {
  const byName = new Map<string, { readonly call: TrajectoryCall; readonly text: string }[]>();
  return {
    add(calls) {
      for (const call of calls) {
        const waiting = byName.get(call.name) ?? [];
        waiting.push({ call, text: canonicalJson(call.arguments) });
        byName.set(call.name, waiting);
      }
    },
    take(run) {
      const waiting = byName.get(run.name) ?? [];
      const text = canonicalJson(run.arguments);
      const isFree = (id: string | null): boolean => id === null || run.id === null;
      const found =
        waiting.find(({ call }) => run.id !== null && call.id === run.id) ??
        waiting.find((one) => isFree(one.call.id) && one.text === text) ??
        waiting.find(({ call }) => isFree(call.id));
      if (found !== undefined) waiting.splice(waiting.indexOf(found), 1);
      return found?.call;
    },
  };
}
