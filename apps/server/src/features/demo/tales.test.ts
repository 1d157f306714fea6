import { cardAttachment } from '@shopbell/protocol/schemas';
import { unknownVariables } from '@shopbell/rules/macros';
import { expect, it } from 'vitest';
import { macros } from './macros';
import { productCard } from './products';
import { rowsOfTale, type Setting } from './rowsOfTale';
import type { Tale } from './Tale';
import { tales } from './tales';

const member = (name: string) => ({ userId: name, name, shownName: name, avatarUrl: null });
const attachment = { contentType: 'image/jpeg', name: 'a.jpg', url: '/attachments/a.jpg', size: 1 };
const setting: Setting = {
  ...{ shopId: 1, appId: 1, appName: 'Fern & Loom', address: 'http://shop.test' },
  nowMs: Date.parse('2026-11-15T12:00:00Z'),
  members: { olive: member('olive'), ada: member('ada'), mina: member('mina') },
  pictures: new Map(
    tales.flatMap(({ key, lines }) => lines.map(({ picture }) => [`${key} ${picture}`, attachment])),
  ),
};
const told = tales.map((tale: Tale) => ({ tale, ...rowsOfTale(tale, setting) }));

it('some forty conversations, each with a name of its own, over thirty days', () => {
  expect(tales.length).toBeGreaterThanOrEqual(40);
  expect(new Set(tales.map(({ key }) => key)).size).toBe(tales.length);
  const oldestDays = Math.max(...tales.map(({ startedMinutesAgo }) => startedMinutesAgo)) / (24 * 60);
  expect(oldestDays).toBeGreaterThan(27);
  expect(oldestDays).toBeLessThanOrEqual(30);
});

it('nothing has been said that is still to come, and everything in its order', () => {
  for (const { tale, messages } of told) {
    const times = messages.map(({ created_at }) => Date.parse(created_at));
    expect(times, tale.key).toEqual([...new Set(times)].sort((one, other) => one - other));
    expect(Math.max(...times), tale.key).toBeLessThan(setting.nowMs);
    expect(messages.map(({ id }) => id)).toEqual(messages.map((_, index) => index + 1));
  }
});

it('somebody waits exactly where the shopper wrote last', () => {
  for (const { tale, messages, conversation } of told)
    expect(conversation.waiting_since !== null, tale.key).toBe(messages.at(-1)?.from_agent === false);
});

it('the same moment is told in the same words, and a later one by as much later', () => {
  const again = rowsOfTale(tales[0] as Tale, setting);
  expect(again).toEqual(rowsOfTale(tales[0] as Tale, setting));
  const later = rowsOfTale(tales[0] as Tale, { ...setting, nowMs: setting.nowMs + 1000 });
  expect(later.conversation.id).toBe(again.conversation.id);
  expect(Date.parse(later.conversation.last_message_at)).toBe(
    Date.parse(again.conversation.last_message_at) + 1000,
  );
});

it('macros name only what can be filled, and product cards are such', () => {
  for (const { text } of macros) expect(unknownVariables(text)).toEqual([]);
  const shown = tales.flatMap(({ lines }) => lines.flatMap(({ product }) => product ?? []));
  for (const handle of shown)
    expect(cardAttachment.safeParse(productCard(handle, 'http://shop.test')).success, handle).toBe(true);
});
