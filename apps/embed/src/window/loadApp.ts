/**
 * The app's files, one in a task of its own each: React alone is a task that a slow phone feels, and a keystroke waits
 * for one of them at most. All are asked for at once.
 */
export async function loadApp<Module>(urls: readonly string[], isBehindPaint: boolean): Promise<Module> {
  let module: unknown;
  if (isBehindPaint) await painted();
  for (const url of urls) {
    module = await import(/* @vite-ignore */ url);
    await nextTask();
  }
  return module as Module;
}

/** A hidden page paints nothing, and would be waited for. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, 200);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      nextTask().then(done);
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
