import type { Message } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { badgeText, isNewAgentMessage, shouldChime, unreadCount } from '.';

const message = (id: number, fromAgent: boolean): Message => ({
  id,
  conversationId: '6f2d9c1e-7a51-4f43-9c6f-0a4a3b1d2e3f' as Message['conversationId'],
  messageId: String(id) as Message['messageId'],
  clientInstanceId: '',
  createdDatetime: '2026-11-15T10:00:00.000Z',
  fromAgent,
  content: { type: 'text', text: 'Hello' },
  senderInfo: null,
});

describe('unreadCount', () => {
  it("counts agents' messages after the last one seen, by number and not by text", () => {
    const messages = [
      message(8, true),
      message(9, true),
      message(10, true),
      message(11, false),
      message(12, true),
    ];
    expect(unreadCount(messages, 9)).toBe(2);
    expect(unreadCount(messages, 12)).toBe(0);
    expect(unreadCount(messages, 0)).toBe(4);
  });
});

describe('badgeText', () => {
  it("[LCH-04] [LIM-08] shows 99 as '99' and 100 as '99+'", () => {
    expect(badgeText(99)).toBe('99');
    expect(badgeText(100)).toBe('99+');
  });

  it.each([0, -1])('shows nothing for %i', (count) => {
    expect(badgeText(count)).toBeNull();
  });
});

describe('a new message of an agent', () => {
  it('[MSG-40] has a higher number than the last one in hand: 10 after 9, and not twice', () => {
    expect(isNewAgentMessage(message(10, true), 9)).toBe(true);
    expect(isNewAgentMessage(message(10, true), 10)).toBe(false);
    expect(isNewAgentMessage(message(11, false), 10)).toBe(false);
  });

  it('[MSG-38] [MSG-39] [LIM-11] chimes on a hidden page, once in 400 ms', () => {
    expect(shouldChime(false, 10_000, 0)).toBe(false);
    expect(shouldChime(true, 10_000, 9600)).toBe(true);
    expect(shouldChime(true, 10_000, 9601)).toBe(false);
  });
});
