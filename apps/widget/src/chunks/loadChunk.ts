import { chunkTimeoutMs } from '@shopbell/protocol';

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

/** Counted over all of them: what is asked for again later must not meet an address that has failed before either. */
let asked = 1;

/** A lazy piece of the app. Tried again before giving up, since phones lose the network for a second at a time. */
export async function loadChunk<Module>(id: string, load: LoadModule<Module>): Promise<Module> {
  const { address, entry } = placeOf(load);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withinTime(id, address, attempt === 1 ? load() : loadAgain<Module>(address, entry));
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
async function loadAgain<Module>(address: string, entry: string): Promise<Module> {
  asked += 1;
  const file = await import(/* @vite-ignore */ `${address}?try=${asked}`);
  return file[entry] ?? file;
}

function withinTime<Module>(id: string, address: string, loading: Promise<Module>): Promise<Module> {
  return new Promise((done, failed) => {
    const late = () => failed(new ChunkLoadError(id, 'timeout', address));
    const timer = setTimeout(late, chunkTimeoutMs);
    loading.then(done, failed).then(() => clearTimeout(timer));
  });
}

/**
 * The build leaves the path in the source of `() => import('./name.hash.js')`, and where the file holds more than the
 * piece, the piece's name in it: `.then((file) => file.name)`. Nothing else tells them.
 */
function placeOf(load: LoadModule<unknown>): { address: string; entry: string } {
  const [, path = '', entry = ''] =
    /import\(\s*["'`]([^"'`]+)["'`]\s*\)(?:\.then\(\(?\w+\)?\s?=>\s?\w+\.(\w+))?/.exec(String(load)) ?? [];
  return { address: new URL(path, import.meta.url).href, entry };
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
