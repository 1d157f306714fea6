import type { Role } from '@shopbell/protocol';
import type { Agents } from '../agents';
import type { Shops } from './service';

const demoPassword = 'shopbell-demo';

export const demoPeople = [
  { name: 'Olive Owner', email: 'owner@demo.shop', role: 'owner' },
  { name: 'Ada Agent', email: 'agent@demo.shop', role: 'agent' },
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

/** The same looks, but open round the clock, so that anyone can try it at any hour. */
const demo = {
  ...sample,
  preferences: { ...sample.preferences, liveChatAvailability: 'always-live-during-business-hours' },
  businessHours: {
    timezone: 'UTC',
    businessHours: [{ days: [1, 2, 3, 4, 5, 6, 7], fromTime: '00:00', toTime: '23:60' }],
  },
};

/** The shop a newcomer tries: app `demo` (id 1), the specification's sample as app `sample` (id 2), two people. */
export async function seedDemo(shops: Shops, agents: Agents): Promise<void> {
  if (await shops.findApp({ key: 'demo' })) return;
  const shopId = await shops.addShop('Fern & Loom');
  await shops.addApp({ shopId, key: 'demo', name: 'Fern & Loom', settings: demo });
  await shops.addApp({ shopId, key: 'sample', name: 'Sample chat', settings: sample });
  for (const person of demoPeople) await agents.addMember(shopId, { ...person, password: demoPassword });
}
