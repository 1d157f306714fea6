import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createLoad, type Load, lookMs } from './createLoad';

const resolutionMs = 20;

/** Measures this process from now on. */
export function watchLoad(delayMaxMs: number): { readonly load: Load; stop(): void } {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  const load = createLoad(delays, delayMaxMs);
  const timer = setInterval(() => load.look(), lookMs).unref();
  return {
    load,
    stop() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
