import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany } from 'ai';
import type { Outgoing } from '../outgoing';
import type { Embedder } from './Embedder';

export interface EmbeddingPlace {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
}

const limits = { timeoutMs: 5000, maxBytes: 8_000_000 };

/** A model behind the protocol of OpenAI's embeddings, for all languages. */
export function createRemoteEmbedder(outgoing: Outgoing, place: EmbeddingPlace): Embedder {
  const provider = createOpenAICompatible({
    name: 'embeddings',
    baseURL: place.baseUrl,
    ...(place.apiKey === null ? {} : { apiKey: place.apiKey }),
    fetch: (address, init) =>
      outgoing.fetch(address instanceof Request ? address.url : address, {
        method: 'POST',
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: String(init?.body ?? ''),
        ...limits,
      }),
  });
  return {
    model: `${new URL(place.baseUrl).host} ${place.model}`,
    speaks: () => true,
    async embed(texts) {
      if (texts.length === 0) return [];
      const model = provider.embeddingModel(place.model);
      const { embeddings } = await embedMany({ model, values: [...texts], maxRetries: 0 });
      if (embeddings.length !== texts.length) throw new Error('The model gave another number of vectors');
      return embeddings.map((vector) => Float32Array.from(vector));
    },
    close: async () => {},
  };
}
