import { chunkTimeoutMs } from '@shopbell/protocol';

/**
 * The app's files, one in a task of its own each: React alone is a task that a slow phone feels, and a keystroke waits
 * for one of them at most.
 */
export async function loadApp<Module>(urls: readonly string[]): Promise<Module> {
  let module: unknown;
  for (const url of urls) {
    module = await withinTime(url, import(/* @vite-ignore */ url));
    await nextTask();
  }
  return module as Module;
}

/** LAZY-18: what hangs for so long does not come. */
function withinTime<Module>(url: string, loading: Promise<Module>): Promise<Module> {
  return new Promise((done, failed) => {
    const late = () => failed(new Error(`Loading the chat took too long: ${url}`));
    const timer = setTimeout(late, chunkTimeoutMs);
    loading.then(done, failed).then(() => clearTimeout(timer));
  });
}

const framePatienceMs = 200;

/** Done behind the next frame. A hidden page paints none, and is not waited for. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, framePatienceMs);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      void nextTask().then(done);
    });
  });

const nextTask = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
