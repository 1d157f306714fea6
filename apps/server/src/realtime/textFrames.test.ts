import type { Writable } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as ws from 'ws';
import { textFrames } from './textFrames';

/** The library's own reader, which its types keep to themselves. */
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

/** As the other side reads them. */
function read(bytes: Buffer): string[] {
  const texts: string[] = [];
  const receiver = new Receiver({ isServer: false });
  receiver.on('message', (data: Buffer, isBinary: boolean) =>
    texts.push(isBinary ? 'binary' : data.toString()),
  );
  receiver.write(bytes);
  return texts;
}

it.each([0, 1, 125, 126, 127, 65_535, 65_536, 300_000])(
  'a text of %i bytes is read as it was written',
  (length) => {
    const texts = ['before', 'a'.repeat(length), 'behind'];
    expect(read(textFrames(texts))).toEqual(texts);
  },
);

it('whatever is written is read, in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { minLength: 1 }), (texts) => {
      expect(read(textFrames(texts))).toEqual(texts);
    }),
  );
});
