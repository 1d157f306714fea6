import { setTimeout as pause } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, type ModelMessage } from 'ai';
import type { Outgoing } from '../../platform/outgoing';
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

export interface ModelReply {
  readonly calls: readonly { readonly id: string; readonly name: string; readonly input: unknown }[];
  readonly text: string;
  readonly tokens: { readonly in: number; readonly out: number };
}

export type AskModel = (
  system: string,
  messages: readonly ModelMessage[],
  signal: AbortSignal,
) => Promise<ModelReply>;

/** One question to a model and its whole answer. What goes wrong is thrown; whoever asks tells it apart. */
export function createAskModel(outgoing: Outgoing, place: ModelPlace, limits: ModelLimits): AskModel {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: place.baseUrl,
    ...(place.apiKey === null ? {} : { apiKey: place.apiKey }),
    // Streamed, so that what stalls or has no end is left at once; read whole, and checked before anybody sees it. The SDK
    // itself asks for an answer in one.
    transformRequestBody: (body) => ({ ...body, stream: true, stream_options: { include_usage: true } }),
    fetch: async (address, init) =>
      wholeAnswer(
        await outgoing.fetch(address instanceof Request ? address.url : address, {
          method: 'POST',
          headers: Object.fromEntries(new Headers(init?.headers)),
          body: String(init?.body ?? '{}'),
          ...{ timeoutMs: limits.timeoutMs, quietMs: limits.quietMs, maxBytes: limits.maxBytes },
          endsWith: endOfStream,
          ...(init?.signal ? { signal: init.signal } : {}),
        }),
      ),
  });

  const model = provider(place.model);

  async function askOnce(system: string, messages: readonly ModelMessage[], signal: AbortSignal) {
    const {
      finishReason: finish,
      toolCalls: calls,
      text,
      usage,
    } = await generateText({
      ...{ model, system, messages: [...messages], tools: modelTools, abortSignal: signal },
      ...{ maxRetries: 0, maxOutputTokens: limits.outTokens, temperature: 0 },
    });
    if (finish === 'content-filter') throw new ModelFailed('model-filtered');
    if (finish === 'length') throw new ModelFailed('model-too-long');
    // A stream that simply stops says no reason: half an answer is none.
    if (finish !== 'stop' && finish !== 'tool-calls') throw new ModelFailed('model-unreadable');
    if (calls.some((call) => call.invalid)) throw new ModelFailed('model-lost');
    return {
      calls: calls.map(({ toolCallId: id, toolName: name, input }) => ({
        id,
        name,
        input: input as unknown,
      })),
      text,
      tokens: { in: usage.inputTokens ?? 0, out: usage.outputTokens ?? 0 },
    };
  }

  return async (system, messages, signal) => {
    try {
      return await askOnce(system, messages, signal);
    } catch (error) {
      const wait = waitOf(error, limits.waitMs);
      if (wait === null) throw error;
      await pause(wait, undefined, { signal });
      return askOnce(system, messages, signal);
    }
  };
}
