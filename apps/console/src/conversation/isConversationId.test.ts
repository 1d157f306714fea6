import { conversationId } from '@shopbell/protocol/schemas';
import { expect, it } from 'vitest';
import { isConversationId } from './isConversationId';

it.each([
  '3b1f8c1e-52a7-4d0e-9a53-0e6c1f3a7b21',
  '01920a5e-7c3b-7def-8123-456789abcdef',
  '3B1F8C1E-52A7-4D0E-9A53-0E6C1F3A7B21',
  '3b1f8c1e-52a7-4d0e-1a53-0e6c1f3a7b21',
  '3b1f8c1e52a74d0e9a530e6c1f3a7b21',
  'x',
  '',
])('says of %j what the schema says', (text) => {
  expect(isConversationId(text)).toBe(conversationId.safeParse(text).success);
});
