import type { BusinessHours } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import {
  type AgentsStatus,
  type AvailabilityFacts,
  availabilityOf,
  isAlwaysLive,
  isChatOnline,
  nextRecalculationMs,
} from '.';
import { agentStatusOf, availabilities } from './vocabulary';

const businessHours: BusinessHours = {
  timezone: 'UTC',
  businessHours: [{ days: [1, 2, 3, 4, 5], fromTime: '09:00', toTime: '17:00' }],
};
const agents = (hasAvailableAgents: boolean, hasActiveAndAvailableAgents?: boolean): AgentsStatus => ({
  agents: [],
  hasAvailableAgents,
  totalNumberOfAgents: 1,
  hasActiveAndAvailableAgents,
});
const auto: AvailabilityFacts = {
  liveChatAvailability: 'auto-based-on-agent-availability',
  offlineModeEnabledDatetime: null,
  businessHours,
  agentsStatus: agents(true),
};
const always = { ...auto, liveChatAvailability: 'always-live-during-business-hours' } as const;
const at = (iso: string) => Date.parse(iso);
const tuesday = (time: string) => at(`2026-11-17T${time}Z`);
const saturday = at('2026-11-14T10:00:00Z');

describe('availabilityOf', () => {
  it('[AVL-01] is offline by setting, inside the hours and with agents', () => {
    expect(availabilityOf({ ...auto, liveChatAvailability: 'offline' }, tuesday('10:00'))).toBe('offline');
    expect(availabilityOf({ ...auto, liveChatAvailability: 'offline' }, saturday)).toBe('offline');
  });

  it('[AVL-02] is outside business hours on a Saturday, with agents and always live', () => {
    expect(availabilityOf(auto, saturday)).toBe('outside_business_hours');
    expect(availabilityOf(always, saturday)).toBe('outside_business_hours');
  });

  it('[AVL-03] is online within the hours of a shop that is always live, even with no agent', () => {
    expect(availabilityOf({ ...always, agentsStatus: agents(false) }, tuesday('10:00'))).toBe('online');
    expect(availabilityOf({ ...always, agentsStatus: null }, tuesday('10:00'))).toBe('online');
  });

  it('[AVL-04] is online within the hours when an agent is available', () => {
    expect(availabilityOf(auto, tuesday('10:00'))).toBe('online');
  });

  it('[AVL-05] has no agents available within the hours when none is free, or none is known yet', () => {
    expect(availabilityOf({ ...auto, agentsStatus: agents(false) }, tuesday('10:00'))).toBe(
      'no_agents_available',
    );
    expect(availabilityOf({ ...auto, agentsStatus: null }, tuesday('10:00'))).toBe('no_agents_available');
  });

  it('[AVL-09] is offline since a datetime in the past, also where the shop is always live', () => {
    const offlineModeEnabledDatetime = '2026-11-10T00:00:00Z';
    expect(availabilityOf({ ...always, offlineModeEnabledDatetime }, tuesday('10:00'))).toBe('offline');
    expect(availabilityOf({ ...auto, offlineModeEnabledDatetime }, saturday)).toBe('offline');
  });

  it('[AVL-10] is not touched by a datetime in the future until it is reached', () => {
    const facts = { ...auto, offlineModeEnabledDatetime: '2026-11-17T12:00:00+01:00' };
    expect(availabilityOf(facts, tuesday('10:59:59.999'))).toBe('online');
    expect(availabilityOf(facts, tuesday('11:00'))).toBe('offline');
  });

  it('[AVL-14] asks hasActiveAndAvailableAgents first where the two flags disagree', () => {
    const answers = [agents(true, false), agents(false, true)].map((agentsStatus) =>
      availabilityOf({ ...auto, agentsStatus }, tuesday('10:00')),
    );
    expect(answers).toEqual(['no_agents_available', 'online']);
  });
});

describe('nextRecalculationMs', () => {
  it('[AVL-06] comes after 60 seconds when nothing is due before', () => {
    expect(nextRecalculationMs(auto, tuesday('10:00'))).toBe(tuesday('10:01'));
    expect(nextRecalculationMs({ ...auto, businessHours: { ...businessHours, businessHours: [] } }, 0)).toBe(
      60_000,
    );
  });

  it('[AVL-07] comes at the opening, to the millisecond', () => {
    const beforeMs = tuesday('08:59:30.123');
    const nextMs = nextRecalculationMs(auto, beforeMs);
    expect([nextMs, availabilityOf(auto, nextMs - 1), availabilityOf(auto, nextMs)]).toEqual([
      tuesday('09:00'),
      'outside_business_hours',
      'online',
    ]);
  });

  it('[AVL-08] comes at the closing, to the millisecond', () => {
    const nextMs = nextRecalculationMs(auto, tuesday('16:59:30.123'));
    expect([nextMs, availabilityOf(auto, nextMs - 1), availabilityOf(auto, nextMs)]).toEqual([
      tuesday('17:00'),
      'online',
      'outside_business_hours',
    ]);
  });

  it('comes when the datetime of the offline mode is reached, and never in the past', () => {
    const facts = { ...auto, offlineModeEnabledDatetime: '2026-11-17T10:00:10Z' };
    expect(nextRecalculationMs(facts, tuesday('10:00'))).toBe(tuesday('10:00:10'));
    expect(nextRecalculationMs(facts, tuesday('10:00:10'))).toBe(tuesday('10:01:10'));
  });
});

describe('the vocabulary', () => {
  it('[AVL-12] has four words, of which one is online', () => {
    expect(availabilities).toEqual(['online', 'offline', 'outside_business_hours', 'no_agents_available']);
    expect(availabilities.filter(isChatOnline)).toEqual(['online']);
  });

  it('[AVL-11] [AVL-13] is told in three words where it is the status of the agents', () => {
    expect(availabilities.map((availability) => [availability, agentStatusOf(availability)])).toEqual([
      ['online', 'online'],
      ['offline', 'offline'],
      ['outside_business_hours', 'online-outside-business-hours'],
      ['no_agents_available', 'offline'],
    ]);
  });
});

it('isAlwaysLive says the same as the availability within the hours when no agent is known', () => {
  const offlineModeEnabledDatetime = '2026-11-17T12:00:00Z';
  const table = [auto, always, { ...always, offlineModeEnabledDatetime }].flatMap((facts) =>
    ['11:59', '12:00'].map((time) => [
      isAlwaysLive(facts, tuesday(time)),
      availabilityOf({ ...facts, agentsStatus: null }, tuesday(time)) === 'online',
    ]),
  );
  expect(table.map(([short]) => short)).toEqual([false, false, true, true, true, false]);
  expect(table.map(([, long]) => long)).toEqual(table.map(([short]) => short));
});
