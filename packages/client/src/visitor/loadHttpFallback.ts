import type { OpenSocket } from '../connection/createTransports';
import type { Environment } from '../environment';

/** Loaded only where it is needed: few networks let no socket through. */
export const loadHttpFallback = (environment: Environment) => async (): Promise<OpenSocket> => {
  const { createHttpSocket } = await import('../connection/createHttpSocket');
  return (url, protocols) => createHttpSocket(environment, url, protocols);
};
