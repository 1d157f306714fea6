import { requestLimits } from '@shopbell/protocol';

/** Raised in place of whatever the browser says, which hides the reason behind one sentence for all of them. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  constructor(
    id: string,
    /** `missing`, `timeout`, or what kind of thing came instead of the chunk. */
    readonly reason: string,
    readonly address: string,
    options?: ErrorOptions,
  ) {
    super(`Loading chunk ${id} failed.\n(${reason}: ${address})`, options);
  }
}

export type LoadModule<Module> = () => Promise<Module>;

const triesMax = 3;
const pauseMs = 1000;

/** A lazy piece of the app. Tried again before giving up, since phones lose the network for a second at a time. */
export async function loadChunk<Module>(id: string, load: LoadModule<Module>): Promise<Module> {
  const address = addressOf(load);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withinTime(id, address, attempt === 1 ? load() : loadAgain<Module>(address, attempt));
    } catch (error) {
      if (error instanceof ChunkLoadError) throw error;
      if (attempt === triesMax) {
        throw new ChunkLoadError(id, await reasonOf(address, error), address, { cause: error });
      }
      await new Promise((done) => setTimeout(done, pauseMs * attempt));
    }
  }
}

/** A browser may remember that an address failed: the next try asks under another one for the same file. */
const loadAgain = <Module>(address: string, attempt: number): Promise<Module> =>
  import(/* @vite-ignore */ `${address}?try=${attempt}`);

function withinTime<Module>(id: string, address: string, loading: Promise<Module>): Promise<Module> {
  return new Promise((done, failed) => {
    const late = () => failed(new ChunkLoadError(id, 'timeout', address));
    const timer = setTimeout(late, requestLimits.chunkTimeoutMs);
    loading.then(done, failed).finally(() => clearTimeout(timer));
  });
}

/** The build leaves the path in the source of `() => import('./name.hash.js')`; nothing else tells it. */
function addressOf(load: LoadModule<unknown>): string {
  const [, path = ''] = /import\(\s*["'`]([^"'`]+)/.exec(String(load)) ?? [];
  return new URL(path, import.meta.url).href;
}

async function reasonOf(address: string, error: unknown): Promise<string> {
  try {
    const response = await fetch(address, { credentials: 'omit' });
    const type = response.headers.get('content-type') ?? 'nothing';
    if (!response.ok) return 'missing';
    if (!type.includes('javascript')) return type;
    return error instanceof Error ? error.name : 'error';
  } catch {
    return 'error';
  }
}
