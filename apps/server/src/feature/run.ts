import type { Bus, BusEvent } from '../platform/bus';
import type { ComposedFeature } from './Feature';

type OnFailure = (error: unknown) => void;

const minuteMs = 60_000;

export interface Running {
  /** Deletes in every feature what is older than it may be. */
  forgetOld(): Promise<void>;
  stop(): Promise<void>;
}

/** Everything that features do by themselves. One that fails keeps no other from going on. */
export function runFeatures(features: readonly ComposedFeature[], bus: Bus, onFailure: OnFailure): Running {
  const stopHearing = bus.subscribe((event) => tellAll(features, event, onFailure));
  const each = (work: (feature: ComposedFeature) => Promise<void> | undefined) => () => {
    for (const feature of features) work(feature)?.catch(onFailure);
  };
  const timers = [
    setInterval(
      each(({ everyMinute }) => everyMinute?.()),
      minuteMs,
    ).unref(),
    setInterval(
      each(({ forgetOld }) => forgetOld?.()),
      60 * minuteMs,
    ).unref(),
  ];
  for (const { start } of features) start?.();

  return {
    async forgetOld() {
      for (const { forgetOld } of features) await forgetOld?.();
    },
    async stop() {
      stopHearing();
      for (const timer of timers) clearInterval(timer);
      for (const { stop } of features) await stop?.();
    },
  };
}

function tellAll(features: readonly ComposedFeature[], event: BusEvent, onFailure: OnFailure): void {
  for (const { hears } of features) {
    // A listener stands under the type of the events it hears.
    const listener = hears?.[event.type] as ((event: BusEvent) => void) | undefined;
    try {
      listener?.(event);
    } catch (error) {
      onFailure(error);
    }
  }
}
