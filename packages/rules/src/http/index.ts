import { requestLimits } from '@shopbell/protocol';

/** The server was busy or not there; any other answer would be the same a moment later. `attempt` 0 is the first retry. */
export const shouldRetry = (status: number, attempt: number): boolean =>
  attempt < requestLimits.fetchRetries && requestLimits.retriedStatuses.some((retried) => retried === status);

export const retryDelayMs = (attempt: number, random: number): number =>
  requestLimits.backoffMs * 2 ** attempt + Math.floor(random * requestLimits.jitterMs);

export { type NetworkFailure, tryPatiently } from './tryPatiently';
