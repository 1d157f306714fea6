import type { ScriptSettings } from '@shopbell/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { openingFacts } from './openingFacts';

vi.mock('../pageFacts', () => ({ isCheckout: () => false, isSmall: () => false }));

afterEach(() => vi.unstubAllGlobals());

function hasUnsent(stored: object): boolean {
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('localStorage', { ...stored, getItem: () => null });
  return openingFacts({ appId: 7, preferences: {} } as ScriptSettings).hasUnsent;
}

it('finds words of this chat that reached nobody, and takes no other chat for it', () => {
  expect(hasUnsent({ 'gorgias-unsent 7 1-2-3-4 1700000000000': '{}' })).toBe(true);
  expect(hasUnsent({ 'gorgias-unsent 71 1-2-3-4 1700000000000': '{}', 'gorgias-chat-7-draft': 'a' })).toBe(
    false,
  );
});
