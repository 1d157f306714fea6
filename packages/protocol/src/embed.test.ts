import { describe, expect, it } from 'vitest';
import { containerId, storageKey, storedNames } from './embed';

describe('storageKey', () => {
  it.each(storedNames)('[STO-01] begins with gorgias for %s', (name) => {
    expect(storageKey(7, name)).toBe(`gorgias-chat-7-${name}`);
  });

  it('keeps chats apart', () => {
    expect(storageKey(1, 'token')).not.toBe(storageKey(11, 'token'));
  });
});

it('the container has the name shops know', () => {
  expect(containerId).toBe('gorgias-chat-container');
});
