import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, type ModelMessage } from 'ai';
import type { Outgoing } from '../../platform/outgoing';
import { estimated, type Heard, storable, tokensOf } from './Heard';
import { heardIn } from './heardIn';
import { modelTools } from './tools';
import { ModelFailed, waitOf } from './troubles';
import { endOfStream, wholeAnswer } from './wholeAnswer';

/** Where a model is, and who asks. */
export interface ModelPlace {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
}

export interface ModelLimits {
  /** For one question to the model. */
  readonly timeoutMs: number;
  /** Between two pieces of its answer. */
  readonly quietMs: number;
  readonly maxBytes: number;
  readonly outTokens: number;
  readonly waitMs: number;
}

export interface ModelReply extends Heard {
  readonly calls: readonly { readonly id: string; readonly name: string; readonly input: unknown }[];
}

export interface ModelQuestion {
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly signal: AbortSignal;
  /** Told of everything that comes back, also of what is refused: it costs as much. */
  readonly hear: (heard: Heard, ms: number) => void;
}

export type AskModel = (question: ModelQuestion) => Promise<ModelReply>;

/** An answer as far as it came. */
interface Came {
  readonly askedBytes: number;
  readonly pieces: Uint8Array[];
  status: number;
}

/** One question to a model and its whole answer. What goes wrong is thrown; whoever asks tells it apart. */
export function createAskModel(outgoing: Outgoing, place: ModelPlace, limits: ModelLimits): AskModel {
  // The SDK does not always hand on what it refuses, and one of its models is asked by many at once.
  const coming = new AsyncLocalStorage<Came[]>();
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: place.baseUrl,
    ...(place.apiKey === null ? {} : { apiKey: place.apiKey }),
    // Streamed, so that what stalls or has no end is left at once; read whole, and checked before anybody sees it. The SDK
    // itself asks for an answer in one.
    transformRequestBody: (body) => ({ ...body, stream: true, stream_options: { include_usage: true } }),
    fetch: async (address, init) => {
      const body = String(init?.body ?? '{}');
      const came: Came = { askedBytes: Buffer.byteLength(body), pieces: [], status: 0 };
      coming.getStore()?.push(came);
      return wholeAnswer(
        await outgoing.fetch(address instanceof Request ? address.url : address, {
          method: 'POST',
          headers: Object.fromEntries(new Headers(init?.headers)),
          body,
          ...{ timeoutMs: limits.timeoutMs, quietMs: limits.quietMs, maxBytes: limits.maxBytes },
          endsWith: endOfStream,
          hear(piece, status) {
            came.pieces.push(piece);
            came.status = status;
          },
          ...(init?.signal ? { signal: init.signal } : {}),
        }),
      );
    },
  });

  const model = provider(place.model);

  const generate = ({ system, messages, signal }: ModelQuestion) =>
    generateText({
      ...{ model, system, messages: [...messages], tools: modelTools, abortSignal: signal },
      ...{ maxRetries: 0, maxOutputTokens: limits.outTokens, temperature: 0 },
    });

  async function askOnce(question: ModelQuestion): Promise<ModelReply> {
    const came: Came[] = [];
    const beganAt = performance.now();
    const hear = (heard: Heard) => question.hear(heard, performance.now() - beganAt);
    const result = await coming
      .run(came, () => generate(question))
      .catch((error: unknown) => {
        for (const each of came) hear(heardOf(each));
        throw error;
      });
    const { finishReason: finish, toolCalls: calls } = result;
    const askedBytes = came.reduce((sum, each) => sum + each.askedBytes, 0);
    const reply = estimated(replyOf(result), askedBytes);
    hear(reply);
    if (finish === 'content-filter') throw new ModelFailed('model-filtered');
    if (finish === 'length') throw new ModelFailed('model-too-long');
    // A stream that simply stops says no reason: half an answer is none.
    if (finish !== 'stop' && finish !== 'tool-calls') throw new ModelFailed('model-unreadable');
    const invalid = calls.filter((call) => call.invalid);
    if (invalid.some(({ toolName }) => !Object.hasOwn(modelTools, toolName)))
      throw new ModelFailed('model-lost');
    if (invalid.length > 0) throw new ModelFailed('model-unreadable');
    return reply;
  }

  return async (question) => {
    try {
      return await askOnce(question);
    } catch (error) {
      const wait = waitOf(error, limits.waitMs);
      if (wait === null) throw error;
      await pause(wait, undefined, { signal: question.signal });
      return askOnce(question);
    }
  };
}

/** An error, or no answer at all, is nobody's to pay for unless it says so. */
function heardOf({ askedBytes, pieces, status }: Came): Heard {
  const isError = status >= 400;
  const heard = storable(heardIn(Buffer.concat(pieces).toString(), isError));
  return isError || pieces.length === 0 ? heard : estimated(heard, askedBytes);
}

const replyOf = ({
  toolCalls,
  text,
  reasoningText: thoughts = '',
  usage,
}: Awaited<ReturnType<typeof generateText>>): ModelReply => ({
  ...storable({
    calls: toolCalls.map(({ toolCallId: id, toolName: name, input }) => ({
      id,
      name,
      input: input as unknown,
    })),
    ...{ text, thoughts },
  }),
  tokens: tokensOf(usage.inputTokens, usage.outputTokens),
});
