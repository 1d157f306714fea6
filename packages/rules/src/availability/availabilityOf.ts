import { availabilityLimits, type BusinessHours, type Preferences } from '@shopbell/protocol';
import { isWithinHours, nextClosing, nextOpening } from '../business-hours';
import type { Availability } from './vocabulary';

export interface AgentsStatus {
  readonly agents: readonly {
    readonly name: string;
    readonly avatarUrl: string | null;
    readonly isActive: boolean;
  }[];
  readonly hasAvailableAgents: boolean;
  readonly totalNumberOfAgents: number;
  readonly hasActiveAndAvailableAgents?: boolean | undefined;
  /** Seconds. */
  readonly currentWaitTime?: number | null | undefined;
}

export interface AvailabilityFacts
  extends Pick<Preferences, 'liveChatAvailability' | 'offlineModeEnabledDatetime'> {
  readonly businessHours: BusinessHours;
  /** Null until they are known: nobody is promised. */
  readonly agentsStatus: AgentsStatus | null;
}

/** The order decides: what the shop has set, then its hours, then its agents. */
export function availabilityOf(facts: AvailabilityFacts, nowMs: number): Availability {
  const { liveChatAvailability, agentsStatus } = facts;
  if (liveChatAvailability === 'offline' || offlineSinceMs(facts) <= nowMs) return 'offline';
  if (!isWithinHours(facts.businessHours, nowMs)) return 'outside_business_hours';
  const isAgentFree = agentsStatus?.hasActiveAndAvailableAgents ?? agentsStatus?.hasAvailableAgents;
  return isAgentFree || liveChatAvailability === 'always-live-during-business-hours'
    ? 'online'
    : 'no_agents_available';
}

/** Within its hours such a chat is online whoever is there. */
export const isAlwaysLive = (
  facts: Pick<AvailabilityFacts, 'liveChatAvailability' | 'offlineModeEnabledDatetime'>,
  nowMs: number,
): boolean =>
  facts.liveChatAvailability === 'always-live-during-business-hours' && offlineSinceMs(facts) > nowMs;

export const isChatOnline = (availability: Availability): boolean => availability === 'online';

/** When to look again: after a minute, or at the very instant at which the answer may change. */
export function nextRecalculationMs(facts: AvailabilityFacts, nowMs: number): number {
  const instants = [
    nextOpening(facts.businessHours, nowMs),
    nextClosing(facts.businessHours, nowMs),
    offlineSinceMs(facts),
  ].filter((instant) => instant !== null && instant > nowMs) as number[];
  return Math.min(nowMs + availabilityLimits.recalculationMs, ...instants);
}

const offlineSinceMs = ({
  offlineModeEnabledDatetime,
}: Pick<AvailabilityFacts, 'offlineModeEnabledDatetime'>): number =>
  offlineModeEnabledDatetime === null
    ? Number.POSITIVE_INFINITY
    : new Date(offlineModeEnabledDatetime).getTime();
