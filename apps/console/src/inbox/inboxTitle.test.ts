import { expect, it } from 'vitest';
import { inboxTitle } from './inboxTitle';

it('counts who waits, and says nothing when nobody does', () => {
  expect(inboxTitle(2)).toBe('(2) Inbox · Shopbell');
  expect(inboxTitle(0)).toBe('Inbox · Shopbell');
});
