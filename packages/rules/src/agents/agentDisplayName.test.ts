import { expect, it } from 'vitest';
import { agentDisplayName } from './agentDisplayName';

it.each([
  ['agent-first-name', 'Ada Lovelace', 'Ada'],
  ['agent-first-name-last-initial', 'Ada Lovelace', 'Ada L.'],
  ['agent-full-name', 'Ada Lovelace', 'Ada Lovelace'],
  ['chat-title', 'Ada Lovelace', 'Fern & Loom'],
  ['agent-first-name', '  Ada   King Lovelace ', 'Ada'],
  ['agent-first-name-last-initial', '  Ada   King Lovelace ', 'Ada L.'],
  ['agent-full-name', '  Ada   King Lovelace ', 'Ada King Lovelace'],
  ['agent-first-name-last-initial', 'Cher', 'Cher'],
  ['agent-first-name-last-initial', 'Mei 𠮷田', 'Mei 𠮷.'],
  ['agent-full-name', ' ', 'Fern & Loom'],
] as const)('[ENT-38] %s of "%s" is "%s"', (nameType, fullName, shown) => {
  expect(agentDisplayName(fullName, nameType, 'Fern & Loom')).toBe(shown);
});
