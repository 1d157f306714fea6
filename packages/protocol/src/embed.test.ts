import { describe, expect, it } from 'vitest';
import { containerId, storageKey } from './embed';

describe('storageKey', () => {
  it('[STO-01] begins with gorgias for every name', () => {
    const keys = (['token', 'last-active', 'last-seen-id'] as const).map((name) => storageKey(7, name));
    expect(keys).toEqual([
      'gorgias-chat-7-token',
      'gorgias-chat-7-last-active',
      'gorgias-chat-7-last-seen-id',
    ]);
  });

  it('keeps chats apart', () => {
    expect(storageKey(1, 'token')).not.toBe(storageKey(11, 'token'));
  });
});

it('the container has the name shops know', () => {
  expect(containerId).toBe('gorgias-chat-container');
});
