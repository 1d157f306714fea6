/**
 * The app's files, one in a task of its own each: React alone is a task that a slow phone feels, and a keystroke waits
 * for one of them at most.
 */
export async function loadApp<Module>(urls: readonly string[]): Promise<Module> {
  let module: unknown;
  for (const url of urls) {
    module = await import(/* @vite-ignore */ url);
    await nextTask();
  }
  return module as Module;
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
