import { type FileAttachment, uploadLimits } from '@shopbell/protocol';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryFiles, refusalOf, startTestApp, type TestApp, type TestShop } from '../../testing';

let app: TestApp;
let shop: TestShop;
let token: string;
let nowMs = Date.parse('2026-03-02T10:00:00Z');
const files = createMemoryFiles();
let png: Buffer;
beforeAll(async () => {
  app = await startTestApp({ files, clock: { now: () => nowMs } });
  shop = await app.newShop();
  token = await app.token(shop.appId);
  png = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});
afterAll(() => app.stop());

type NamedFile = readonly [name: string, bytes: Buffer];
function upload(
  given: readonly NamedFile[],
  headers: Record<string, string> = {},
  query = `appId=${shop.appId}`,
) {
  const body = new FormData();
  for (const [name, bytes] of given) body.append('file', new Blob([new Uint8Array(bytes)]), name);
  const door = 'cookie' in headers ? '/console/api' : '';
  return fetch(`${app.baseUrl}${door}/attachments?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body,
  });
}
const read = async (response: Response): Promise<FileAttachment[]> => {
  expect(response.status).toBe(201);
  return ((await response.json()) as { attachments: FileAttachment[] }).attachments;
};

describe('a shopper uploads a picture', () => {
  it('[SRV-10] and everyone with its address can fetch it, as a picture and nothing else', async () => {
    const [attachment] = await read(await upload([['My holiday.PNG', png]]));
    expect(attachment).toEqual({
      contentType: 'image/png',
      name: 'My holiday.PNG',
      url: expect.stringMatching(/^\/attachments\/[0-9a-f]{40}\.png$/),
      size: expect.any(Number),
      extra: {
        width: 40,
        height: 20,
        thumbnailUrl: expect.stringMatching(/^\/attachments\/[0-9a-f]{40}-small\.webp$/),
      },
    });
    const fetched = await fetch(`${app.baseUrl}${attachment?.url}`);
    expect(Object.fromEntries(fetched.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const picture = await sharp(Buffer.from(await fetched.arrayBuffer())).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['png', 40, 20]);
    const small = await fetch(`${app.baseUrl}${attachment?.extra?.thumbnailUrl}`);
    expect(small.headers.get('content-type')).toBe('image/webp');
  });

  it('[FIL-02] of exactly 10 MB, but not of one byte more', async () => {
    const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    expect((await upload([['a.png', padded(uploadLimits.bytesMax)]])).status).toBe(201);
    const refused = await upload([['a.png', padded(uploadLimits.bytesMax + 1)]]);
    expect(await refusalOf(refused)).toEqual([413, 'file-too-large']);
  });

  it('[FIL-03] or five at once, but not six; then none is kept', async () => {
    const five = Array.from({ length: 5 }, (_, index) => [`${index}.png`, png] as const);
    expect(await read(await upload(five))).toHaveLength(5);
    const before = files.names().length;
    expect(await refusalOf(await upload([...five, ['5.png', png]]))).toEqual([400, 'too-many-files']);
    expect(files.names()).toHaveLength(before);
  });

  it.each([
    ['a program with the name of a picture', 'a.png', Buffer.from(`MZ${'\0'.repeat(100)}`), 415, 'file-type'],
    ['a picture with the name of a program', 'a.exe', null, 415, 'file-type'],
    ['a pdf', 'a.pdf', Buffer.from('%PDF-1.7\n'), 415, 'file-type'],
    ['nothing', 'a.png', Buffer.alloc(0), 415, 'file-type'],
    ['half a picture', 'a.png', 'half', 422, 'file-broken'],
  ] as const)('[FIL-04] %s is refused by the server too', async (_, name, bytes, status, code) => {
    const content = bytes === 'half' ? png.subarray(0, 60) : (bytes ?? png);
    expect(await refusalOf(await upload([[name, content]]))).toEqual([status, code]);
  });

  it('[FIL-06] and one of several that is no picture takes the others with it', async () => {
    const before = files.names().length;
    const answer = await upload([
      ['a.png', png],
      ['b.png', Buffer.from('MZ')],
    ]);
    expect(await refusalOf(answer)).toEqual([415, 'file-type']);
    expect(files.names()).toHaveLength(before);
  });

  it('without a file there is nothing to keep', async () => {
    expect(await refusalOf(await upload([]))).toEqual([400, 'no-file']);
  });

  it('from the page of the shop, after the preflight of its browser', async () => {
    const origin = 'https://shop.example';
    const preflight = await fetch(`${app.baseUrl}/attachments`, { method: 'OPTIONS', headers: { origin } });
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'authorization, content-type',
    ]);
    const answer = await upload([['a.png', png]], { origin });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([201, origin]);
    const refused = await upload([['a.exe', png]], { origin });
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
  });

  it('a name is shown as one line without a path', async () => {
    const [attachment] = await read(await upload([['..\\..\\etc/pass\u202ewd.png', png]]));
    expect(attachment?.name).not.toMatch(/[\\/\u202e]/);
    expect(attachment?.name).toMatch(/\.png$/);
  });

  it('a full disk is said, and nothing is left of it', async () => {
    const rows = () => app.opened.database.query('select name from attachment');
    const [before, count] = [await rows(), files.names().length];
    files.failure = { code: 'ENOSPC' };
    expect(await refusalOf(await upload([['a.png', png]]))).toEqual([507, 'storage-full']);
    files.failure = { code: 'EIO' };
    expect(await refusalOf(await upload([['a.png', png]]))).toEqual([503, 'files-down']);
    files.failure = null;
    expect([await rows(), files.names().length]).toEqual([before, count]);
  });
});

describe('nobody uploads', () => {
  it.each([
    ['without a token', { authorization: '' }, null, 401, 'unauthorized'],
    ['with a forged token', { authorization: 'Bearer a.b.c' }, null, 401, 'unauthorized'],
    ['without naming the chat', {}, '', 400, 'invalid-request'],
    ['to a chat that is not there', {}, 'appId=987654321', 404, 'unknown-app'],
  ] as const)('%s', async (_, headers, query, status, code) => {
    const answer = await upload([['a.png', png]], headers, query ?? undefined);
    expect(await refusalOf(answer)).toEqual([status, code]);
  });

  it('with the token of another chat', async () => {
    const other = await app.newShop();
    const answer = await upload([['a.png', png]], {}, `appId=${other.appId}`);
    expect(await refusalOf(answer)).toEqual([401, 'unauthorized']);
  });

  it('from a page that is not one of the shop', async () => {
    const guarded = await app.newShop({ domains: ['shop.example'] });
    const headers = { authorization: `Bearer ${token}`, origin: 'https://evil.example' };
    const answer = await upload([['a.png', png]], headers, `appId=${guarded.appId}`);
    expect(await refusalOf(answer)).toEqual([403, 'foreign-origin']);
  });

  it('more than forty files in ten minutes', async () => {
    const busy = { authorization: `Bearer ${await app.token(shop.appId)}` };
    const small = Array.from({ length: 5 }, (_, index) => [`${index}.png`, png] as const);
    for (let round = 0; round < 8; round += 1) expect((await upload(small, busy)).status).toBe(201);
    expect(await refusalOf(await upload([['a.png', png]], busy))).toEqual([429, 'rate']);
    nowMs += 10 * 60_000;
    expect((await upload([['a.png', png]], busy)).status).toBe(201);
  });
});

describe('an agent', () => {
  const conversation = async (at: TestShop) => {
    const socket = await app.visitorSocket(at.appId, await app.token(at.appId));
    socket.say('Hello', '1');
    return (await socket.acknowledged('1'))?.conversationId ?? '';
  };
  const asAgent = async (at: TestShop) => ({
    authorization: '',
    cookie: await app.signIn(at.agentEmail),
    origin: app.baseUrl,
  });

  it('uploads a pdf into a conversation, which is only ever downloaded', async () => {
    const query = `conversationId=${await conversation(shop)}`;
    const [pdf] = await read(
      await upload([['invoice.pdf', Buffer.from('%PDF-1.7\n')]], await asAgent(shop), query),
    );
    expect(pdf).toMatchObject({ contentType: 'application/pdf', name: 'invoice.pdf' });
    const fetched = await fetch(`${app.baseUrl}${pdf?.url}`);
    expect(fetched.headers.get('content-disposition')).toBe('attachment');
  });

  it('not into a conversation of another shop, not without one, and not from another site', async () => {
    const other = await app.newShop();
    const headers = await asAgent(shop);
    const foreign = `conversationId=${await conversation(other)}`;
    expect(await refusalOf(await upload([['a.png', png]], headers, foreign))).toEqual([404, 'not-found']);
    expect(await refusalOf(await upload([['a.png', png]], headers, ''))).toEqual([400, 'invalid-request']);
    const own = `conversationId=${await conversation(shop)}`;
    const elsewhere = { ...headers, origin: 'https://evil.example' };
    expect(await refusalOf(await upload([['a.png', png]], elsewhere, own))).toEqual([403, 'foreign-origin']);
  });
});

it.each(['x', '../secret', `${'a'.repeat(40)}.html`, `${'a'.repeat(40)}.png`, `slice-${'a'.repeat(40)}-0`])(
  'there is no file %s',
  async (name) => {
    expect(
      (await fetch(`${app.baseUrl}/attachments/${encodeURIComponent(name)}`)).status,
    ).toBeGreaterThanOrEqual(400);
  },
);

it('a query that forgets its shop sees no file of another', async () => {
  const other = await app.newShop();
  for (const table of ['attachment', 'upload'])
    expect(await app.opened.database.inShops([other.shopId]).query(`select * from ${table}`)).toEqual([]);
  expect(
    (await app.opened.database.inShops([shop.shopId]).query('select * from attachment')).length,
  ).toBeGreaterThan(0);
});

describe('a form that cannot be read is refused, and is no fault of ours:', () => {
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  it.each([
    ['no boundary', 'multipart/form-data', `${part}bytes\r\n--x--\r\n`],
    ['an empty boundary', 'multipart/form-data; boundary=', `${part}bytes\r\n--x--\r\n`],
    ['nothing in it', 'multipart/form-data; boundary=x', ''],
    ['no end', 'multipart/form-data; boundary=x', `${part}bytes`],
    ['no part', 'multipart/form-data; boundary=x', '--x--\r\n'],
    [
      'a broken header',
      'multipart/form-data; boundary=x',
      '--x\r\nContent Disposition\u0001\r\n\r\nbytes\r\n--x--\r\n',
    ],
    [
      'a header without end',
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: ${'y'.repeat(50_000)}`,
    ],
    ['other bytes', 'multipart/form-data; boundary=x', '\u0000\u0001\u0002'],
    [
      'a name that pollutes',
      'multipart/form-data; boundary=x',
      `${part.replace('"file"', '"__proto__"')}bytes\r\n--x--\r\n`,
    ],
    [
      'a field in place of a file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nv\r\n--x--\r\n',
    ],
  ])('%s', async (_, contentType, body) => {
    const response = await fetch(`${app.baseUrl}/attachments?appId=${shop.appId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
      body,
    });
    expect((await refusalOf(response))[0]).toBe(400);
  });
});
