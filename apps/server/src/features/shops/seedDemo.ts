import type { Role } from '@shopbell/protocol';
import type { Agents } from '../agents';
import type { Shops } from './service';

const demoPassword = 'shopbell-demo';

export const demoPeople = [
  { name: 'Olive Owner', email: 'owner@demo.shop', role: 'owner' },
  { name: 'Ada Agent', email: 'agent@demo.shop', role: 'agent' },
] as const satisfies readonly { name: string; email: string; role: Role }[];

const looks = {
  decoration: {
    mainColor: '#1f5f4a',
    conversationColor: '#1f5f4a',
    launcher: { type: 'icon-label', label: 'Chat with us' },
    introductionText: 'How can we help?',
  },
};

/** The shop a newcomer tries: app `demo` (id 1), the specification's sample as app `sample` (id 2), two people. */
export async function seedDemo(shops: Shops, agents: Agents): Promise<void> {
  if (await shops.findApp({ key: 'demo' })) return;
  const shopId = await shops.addShop('Fern & Loom');
  await shops.addApp({ shopId, key: 'demo', name: 'Fern & Loom', settings: looks });
  await shops.addApp({ shopId, key: 'sample', name: 'Sample chat', settings: looks });
  for (const person of demoPeople) await agents.addMember(shopId, { ...person, password: demoPassword });
}
