import { reconnectLimits } from '@shopbell/rules/reconnect';
import type { Cancel, Environment, SocketLike } from '../environment';

export type OpenSocket = (url: string, protocols: readonly string[]) => SocketLike;

/** A socket; or, in networks that let none through, another way to the same door, for a while (CON-19). */
export function createTransports(
  environment: Environment,
  loadFallback: (() => Promise<OpenSocket>) | undefined,
  onFallbackOver: () => void,
) {
  /** Sockets in a row that were refused before they ever opened. */
  let refusedOpens = 0;
  let isFallback = false;
  let cancel: Cancel = () => {};
  return {
    /** After a try with the fallback, whatever became of it, a socket has its chance again. */
    async choose(): Promise<OpenSocket> {
      isFallback = loadFallback !== undefined && refusedOpens >= reconnectLimits.refusedOpensMax;
      if (!loadFallback || !isFallback) return environment.openSocket;
      refusedOpens = reconnectLimits.refusedOpensMax - 1;
      return loadFallback();
    },

    refused(): void {
      if (!isFallback) refusedOpens += 1;
    },

    /** A short outage of the server looks like a network without sockets; nobody should poll for hours after it. */
    opened(): void {
      if (isFallback) cancel = environment.after(reconnectLimits.fallbackMs, onFallbackOver);
      else refusedOpens = 0;
    },

    end: (): void => cancel(),
  };
}
