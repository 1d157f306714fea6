import type { OpenSocket } from '../connection/createTransports';
import type { Environment } from '../environment';
import type { LoadPart } from './LoadPart';

/** Loaded only where it is needed: few networks let no socket through. */
export const loadHttpFallback =
  (environment: Environment, load: LoadPart = (_, part) => part()) =>
  async (): Promise<OpenSocket> => {
    const { createHttpSocket } = await load('http-socket', () => import('../connection/createHttpSocket'));
    return (url, protocols) => createHttpSocket(environment, url, protocols);
  };
