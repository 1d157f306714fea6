import { limits } from '@shopbell/protocol';
import { visitorFrames } from '@shopbell/protocol/schemas';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFrame } from './readFrame';
import { readPlainMessage } from './readPlainMessage';

const asPagesSend = {
  type: 'pending-conversation-message',
  messageId: '1763546271000',
  payload: {
    messageId: '1763546271000',
    clientInstanceId: 'Zm9v_YmFy-0',
    content: { type: 'text', text: 'Where is my order? 🛎' },
    metadata: { currentUrl: 'https://shop.example/cart', chatAvailability: 'online', revenueId: 'a:b:c:d' },
  },
};
const { clientInstanceId: _, metadata: __, ...least } = asPagesSend.payload;

it.each([
  ['as pages send it', asPagesSend],
  ['with as little as there may be', { type: asPagesSend.type, payload: least }],
  [
    'as long as it may be',
    { ...asPagesSend, payload: { ...least, content: said('a'.repeat(limits.messageTextMax)) } },
  ],
])('reads what is said %s as the schemas do', (_, frame) => {
  expect(readPlainMessage(frame)).not.toBeNull();
  expect(readPlainMessage(frame)).toStrictEqual(readFrame(JSON.stringify(frame), visitorFrames));
});

function said(text: unknown) {
  return { type: 'text', text };
}

/** What is right, what is nearly right, and what has nothing to do with it. */
const value = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '1',
    '12345678901234567',
    'text',
    'html',
    'a\u0000b',
    '\ud800',
    'é',
    null,
    0,
    true,
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    ['1'],
    said('Hello'),
    { type: 'text', text: 'Hello', html: '<b>' },
    { currentUrl: 'x' },
  ),
  fc.constantFrom<unknown>(
    'a'.repeat(64),
    'a'.repeat(65),
    'a'.repeat(2049),
    'a'.repeat(limits.messageTextMax + 1),
  ),
  fc.string(),
);
const key = fc.constantFrom(
  ...[
    'type',
    'messageId',
    'payload',
    'clientInstanceId',
    'content',
    'metadata',
    'text',
    'currentUrl',
    'capturedMail',
  ],
  ...['convertMetadata', 'idToken', '__proto__', 'constructor', 'toString', 'extra'],
);
const place = fc.constantFrom<readonly ('payload' | 'content' | 'metadata')[]>(
  [],
  ['payload'],
  ['payload', 'content'],
  ['payload', 'metadata'],
);
const change = fc.tuple(place, key, fc.option(value, { nil: undefined }));

it('whatever it reads at all, it reads as the schemas do', () => {
  let read = 0;
  fc.assert(
    fc.property(fc.array(change, { maxLength: 3 }), (changes) => {
      const text = changes.reduce(changed, JSON.stringify(asPagesSend));
      const plain = readPlainMessage(JSON.parse(text));
      if (!plain) return;
      read += 1;
      expect(plain).toStrictEqual(readFrame(text, visitorFrames));
    }),
    { numRuns: 5000 },
  );
  expect(read).toBeGreaterThan(500);
});

/** Sets what stands under a key there, or takes it away; on the text, where `__proto__` is a key like any other. */
function changed(text: string, [path, key, value]: readonly [readonly string[], string, unknown]): string {
  const frame = JSON.parse(text);
  const target = path.reduce(
    (inner, step) => (inner !== null && typeof inner === 'object' ? inner[step] : null),
    frame,
  );
  if (target === null || typeof target !== 'object') return text;
  if (value === undefined) delete target[key];
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  return JSON.stringify(frame);
}
