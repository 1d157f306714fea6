import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomAddress, startTestApp, type TestApp, type TestShop } from '../../testing';

let app: TestApp;
let shop: TestShop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await app.newShop();
});
afterAll(() => app.stop());

const crlf = '\r\n';
const part = (headers: string, body: string | Buffer = 'x') =>
  Buffer.concat([
    Buffer.from(`--b${crlf}${headers}${crlf}${crlf}`),
    Buffer.from(body),
    Buffer.from(`${crlf}--b--${crlf}`),
  ]);
const file = (name: string) => `Content-Disposition: form-data; name="file"; filename="${name}"`;
const named = file('a.png');
const multipart = 'multipart/form-data; boundary=b';

const bodies: [what: string, type: string, body: Buffer][] = [
  ['no boundary', 'multipart/form-data', part(named)],
  ['an empty boundary', 'multipart/form-data; boundary=', part(named)],
  ['a boundary of 5,000 letters', `multipart/form-data; boundary=${'b'.repeat(5000)}`, part(named)],
  ['nothing', multipart, Buffer.alloc(0)],
  ['only its end', multipart, Buffer.from(`--b--${crlf}`)],
  ['no end', multipart, part(named).subarray(0, -7)],
  ['an end in the middle of the headers', multipart, part(named).subarray(0, 30)],
  ['headers without a colon', multipart, part('Content-Disposition form-data')],
  ['no disposition', multipart, part('X: y')],
  ['a part without a name', multipart, part('Content-Disposition: form-data; filename="a.png"')],
  [
    'a part called __proto__',
    multipart,
    part('Content-Disposition: form-data; name="__proto__"; filename="a.png"'),
  ],
  ['a field called constructor', multipart, part('Content-Disposition: form-data; name="constructor"')],
  ['a name with a NUL', multipart, part(file('a\u0000.png'))],
  ['a name that is no UTF-8', multipart, Buffer.from(part(file('aÿ.png')).toString('latin1'), 'latin1')],
  [
    'a name in a charset nobody knows',
    multipart,
    part("Content-Disposition: form-data; name=file; filename*=nope''%ff.png"),
  ],
  [
    'a name with half an escape',
    multipart,
    part("Content-Disposition: form-data; name=file; filename*=utf-8''%"),
  ],
  ['a name of 20,000 letters', multipart, part(file(`${'a'.repeat(20_000)}.png`))],
  ['headers of 100,000 letters', multipart, part(`${named}${crlf}X: ${'y'.repeat(100_000)}`)],
  ['an unknown encoding of a part', multipart, part(`${named}${crlf}Content-Transfer-Encoding: nope`)],
  ['a type of a part that is none', multipart, part(`${named}${crlf}Content-Type: ;;;`)],
  ['another type', 'multipart/mixed; boundary=b', part(named)],
  ['JSON that is none', 'application/json', Buffer.from('{')],
  ['bytes', 'application/octet-stream', randomBytes(100)],
  ['no type that is one', ';;;', part(named)],
];

/** The first bytes of what programs look at closely, with nothing or nonsense behind them. */
const beginnings = [
  ...[
    '89504e470d0a1a0a',
    'ffd8ff',
    '474946383961',
    '424d',
    '504b0304',
    '52494646',
    '0000001866747970',
    '25504446',
  ],
  ...[
    '3026b2758e66cf11',
    '1f8b08',
    '4d4d002a',
    '49492a00',
    '38425053',
    '4f676753',
    'd0cf11e0a1b11ae1',
    '1a45dfa3',
  ],
  ...['494433030000000000', 'fff1', '000001ba', '7573746172', 'efbbbf', 'fffe', '0061736d'],
];
for (const hex of beginnings)
  for (const behind of [Buffer.alloc(0), Buffer.alloc(40), Buffer.alloc(600, 0xff), randomBytes(600)])
    bodies.push([
      `a file of ${hex}, ${behind.length}`,
      multipart,
      part(named, Buffer.concat([Buffer.from(hex, 'hex'), behind])),
    ]);

it('[HTTP-01] whatever is sent as files is taken or refused, and no fault of ours', async () => {
  const faults: string[] = [];
  for (const [what, type, payload] of bodies) {
    const authorization = `Bearer ${await app.token(shop.appId)}`;
    const { statusCode, body } = await app.server.inject({
      method: 'POST',
      url: `/attachments?appId=${shop.appId}`,
      headers: { authorization, 'content-type': type, 'x-forwarded-for': randomAddress() },
      payload,
    });
    if (statusCode >= 500 || statusCode < 400) faults.push(`${what}: ${statusCode} ${body}`);
  }
  expect(faults).toEqual([]);
});
