import type { OutgoingSms, Sms } from '../platform/sms';

export interface TestSms extends Sms {
  readonly sent: OutgoingSms[];
}

/** Remembers what would have been sent. */
export function createTestSms(): TestSms {
  const sent: OutgoingSms[] = [];
  return { sent, send: async (_, sms) => void sent.push(sms) };
}
