import type { ModelMessage } from 'ai';
import type { Outgoing } from '../../platform/outgoing';
import type { Draft, Engine, Thought, Tools, Turn } from '../assistant';
import { createAskModel, type ModelLimits, type ModelPlace, type ModelReply } from './askModel';
import { type Heard, stepsOf } from './Heard';
import { createLookup, type Lookup } from './lookup';
import { conversationOf, promptVersion, systemPrompt } from './prompt';
import { answerSchema, modelTools } from './tools';
import { isFault, ModelFailed, ToolFailed, troubleOf } from './troubles';

interface EngineOptions {
  readonly outgoing: Outgoing;
  readonly place: ModelPlace;
  /** Told of what is no fault of the model's. */
  readonly onFailure: (error: unknown) => void;
  readonly limits?: Partial<ModelLimits & { readonly steps: number; readonly tokens: number }>;
}

/** chosen: an answer has a dozen sentences at most, and whoever waits does so for less than a minute. */
const usual = {
  timeoutMs: 30_000,
  quietMs: 10_000,
  maxBytes: 1_000_000,
  outTokens: 1500,
  waitMs: 2000,
  steps: 6,
  tokens: 60_000,
};

/** An engine over any endpoint that speaks as OpenAI's does. Whatever goes wrong ends in a hand-over that says why. */
export function createModelEngine({ outgoing, place, onFailure, limits: given = {} }: EngineOptions): Engine {
  const limits = { ...usual, ...given };
  const ask = createAskModel(outgoing, place, limits);

  async function think(turn: Turn, tools: Tools, signal: AbortSignal): Promise<Thought> {
    const steps: Thought['steps'][number][] = [];
    const spent = { in: 0, out: 0 };
    const lookup = createLookup(turn, tools);
    const messages: ModelMessage[] = [{ role: 'user', content: conversationOf(turn) }];
    const system = systemPrompt(turn);

    function hear(heard: Heard, ms: number): void {
      spent.in += heard.tokens.in;
      spent.out += heard.tokens.out;
      steps.push(...stepsOf(heard, (name) => Object.hasOwn(modelTools, name), ms));
    }

    async function decide(): Promise<Draft> {
      for (let step = 0; step < limits.steps; step += 1) {
        if (spent.in + spent.out > limits.tokens) throw new ModelFailed('model-too-long');
        const reply = await ask({ system, messages, signal, hear });
        const draft = draftOf(reply, lookup);
        if (draft) return draft;
        messages.push(...(await lookedUp(reply, lookup)));
        signal.throwIfAborted();
      }
      throw new ModelFailed('model-lost');
    }

    const draft = await decide().catch((error: unknown): Draft => {
      if (error instanceof ToolFailed) onFailure(error.cause);
      const because = troubleOf(error, signal);
      steps.push({ name: 'failed', detail: because, ms: 0 });
      return { kind: isFault(because) ? 'failed' : 'hand-over', because };
    });
    return { draft, facts: lookup.facts(), model: place.model, promptVersion, tokens: spent, steps };
  }

  return { name: 'model', think };
}

/** What it ends with; null while it looks things up. Of several the first counts. */
function draftOf({ calls, text }: ModelReply, lookup: Lookup): Draft | null {
  if (calls.length === 0) return lookup.draftBy('answer', answerSchema.parse(jsonOf(text)));
  for (const { name, input } of calls) {
    const draft = lookup.draftBy(name, input);
    if (draft) return draft;
  }
  return null;
}

/** Words that are no structure are no answer: nobody could hold them against anything. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelFailed('model-unreadable');
  }
}

/** chosen: more at once is no search any more. */
const callsMax = 4;

async function lookedUp({ calls }: ModelReply, lookup: Lookup): Promise<readonly ModelMessage[]> {
  if (calls.length > callsMax) throw new ModelFailed('model-lost');
  const found: ModelMessage[] = [];
  for (const { id: toolCallId, name: toolName, input } of calls) {
    const value = await lookup.find(toolName, input).catch((cause: unknown) => {
      throw cause instanceof ModelFailed ? cause : new ToolFailed('A tool failed', { cause });
    });
    found.push(
      { role: 'assistant', content: [{ type: 'tool-call', toolCallId, toolName, input }] },
      {
        role: 'tool',
        content: [{ type: 'tool-result', toolCallId, toolName, output: { type: 'text', value } }],
      },
    );
  }
  return found;
}
