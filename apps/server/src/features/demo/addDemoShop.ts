import type { Role } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';
import { addMembership, addPerson, findUserId, hashPassword } from '../agents';
import { addApp, addShop } from '../shops';
import type { DemoShop } from './DemoPast';

export const demoPeople = [
  { name: 'Olive Owner', email: 'owner@demo.shop', role: 'owner' },
  { name: 'Ada Agent', email: 'agent@demo.shop', role: 'agent' },
  { name: 'Mina Admin', email: 'admin@demo.shop', role: 'admin' },
] as const satisfies readonly { name: string; email: string; role: Role }[];

/** The specification's sample configuration (EMB-15, ENT-56): people answer, nothing automated does. */
const sample = {
  shopName: 'fern-and-loom',
  shopType: 'shopify',
  shopInstalled: true,
  decoration: {
    mainColor: '#1f5f4a',
    conversationColor: '#1f5f4a',
    launcher: { type: 'icon-label', label: 'Chat with us' },
    introductionText: 'How can we help?',
  },
  preferences: { emailCaptureEnabled: true, emailCaptureEnforcement: 'optional' },
  businessHours: {
    timezone: 'America/Los_Angeles',
    businessHours: [{ days: [1, 2, 3, 4, 5], fromTime: '09:00', toTime: '17:00' }],
  },
  quickReplies: { enabled: true, replies: ['Track my order'] },
};

/** The same looks, but open round the clock and with all of self-service, so that anyone can try it at any hour. */
const demo = {
  ...sample,
  preferences: { ...sample.preferences, liveChatAvailability: 'always-live-during-business-hours' },
  businessHours: {
    timezone: 'UTC',
    businessHours: [{ days: [1, 2, 3, 4, 5, 6, 7], fromTime: '00:00', toTime: '23:60' }],
  },
  selfService: {
    enabled: true,
    startChatEnabled: true,
    flows: { track_order: true, return_order: true, cancel_order: true, report_issue: true },
    channels: { email: true, sms: true },
  },
  tracking: { subscription: 'active', reportsUrl: '/api/reports' },
};

/** On the shop's page `/assistant`, an assistant answers first, and shoppers change their orders by themselves. */
const assisted = {
  ...demo,
  automation: { aiAgent: { enabled: true, scopes: ['support', 'sales'] } },
  selfService: {
    ...demo.selfService,
    atOnce: { cancel_order: true, change_address: true, return_order: true },
  },
};

/**
 * The shop a newcomer tries: app `demo` (id 1), the specification's sample as app `sample` (id 2) and one with an assistant
 * as app `assistant` (id 3).
 */
export async function addDemoShop(transaction: Queryable): Promise<DemoShop> {
  // A start that was killed has used up numbers, and an empty desk counts from one.
  for (const table of ['shop', 'app'])
    await transaction.query(
      `select setval(pg_get_serial_sequence($1, 'id'), 1, false) where not exists (select from ${table})`,
      [table],
    );
  const shopId = await addShop(transaction, 'Fern & Loom');
  const { id: appId, name: appName } = await addApp(transaction, {
    ...{ shopId, key: 'demo', name: 'Fern & Loom', settings: demo },
  });
  await addApp(transaction, { shopId, key: 'sample', name: 'Sample chat', settings: sample });
  await addApp(transaction, { shopId, key: 'assistant', name: 'Fern & Loom', settings: assisted });
  return { shopId, appId, appName };
}

/** Slow on purpose, so it is done before a transaction; all of them have the same. */
export const hashDemoPassword = (): Promise<string> => hashPassword('shopbell-demo');

/** Those who are not there yet. */
export async function addDemoPeople(
  transaction: Queryable,
  shopId: number,
  passwordHash: string,
  people: readonly (typeof demoPeople)[number][],
): Promise<void> {
  for (const person of people) {
    if ((await findUserId(transaction, person.email)) !== null) continue;
    const userId = await addPerson(transaction, { ...person, passwordHash });
    await addMembership(transaction, { shopId, userId, role: person.role });
  }
}
