import { type FileAttachment, serverLimits, uploadLimits } from '@shopbell/protocol';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryFiles, refusalOf, startTestApp, type TestApp, type TestShop } from '../../testing';

let app: TestApp;
let shop: TestShop;
let token: string;
let nowMs = Date.parse('2026-03-02T10:00:00Z');
const files = createMemoryFiles();
let picture: Buffer;
const slice = uploadLimits.sliceBytes;
beforeAll(async () => {
  app = await startTestApp({ files, clock: { now: () => nowMs } });
  shop = await app.newShop();
  token = await app.token(shop.appId);
  const noise = Buffer.from(
    Array.from({ length: 600 * 400 * 3 }, (_, index) => (index * 7919 * ((index >> 5) + 1)) % 251),
  );
  picture = await sharp(noise, { raw: { width: 600, height: 400, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
});
afterAll(() => app.stop());

function ask(method: string, path: string, body?: object | Buffer, as = token) {
  const [address, query = ''] = path.split('?');
  return fetch(`${app.baseUrl}/attachments/uploads${address}?appId=${shop.appId}&${query}`, {
    method,
    headers: {
      authorization: `Bearer ${as}`,
      ...(body && {
        'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json',
      }),
    },
    ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
  });
}
const begin = async (size = picture.length, name = 'a.png') => {
  const answer = await ask('POST', '', { name, size });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { uploadId: string }).uploadId;
};
const put = (id: string, offset: number, as = token) =>
  ask('PUT', `/${id}?offset=${offset}`, picture.subarray(offset, offset + slice), as);
const putAll = async (id: string) => {
  for (let offset = 0; offset < picture.length; offset += slice)
    expect((await put(id, offset)).status).toBe(200);
};
const offsetOf = async (id: string) =>
  ((await (await ask('GET', `/${id}`)).json()) as { offset: number }).offset;
const slicesKept = (id: string) => files.names().filter((name) => name.startsWith(`slice-${id}`)).length;

describe('an upload in slices of 256 KiB', () => {
  it('is kept as the same picture, and its slices are gone', async () => {
    expect(picture.length).toBeGreaterThan(2 * slice);
    const id = await begin();
    await putAll(id);
    const answer = await ask('POST', `/${id}/complete`);
    expect(answer.status).toBe(201);
    const attachment = (await answer.json()) as FileAttachment;
    expect(attachment).toMatchObject({
      contentType: 'image/png',
      name: 'a.png',
      extra: { width: 600, height: 400 },
    });
    const fetched = Buffer.from(await (await fetch(`${app.baseUrl}${attachment.url}`)).arrayBuffer());
    const [sent, kept] = await Promise.all([picture, fetched].map((bytes) => sharp(bytes).raw().toBuffer()));
    expect(kept?.equals(sent ?? Buffer.alloc(0))).toBe(true);
    expect(slicesKept(id)).toBe(0);
  });

  it('completed again, since the answer was lost, is the same attachment', async () => {
    const id = await begin();
    await putAll(id);
    const [first, second] = [await ask('POST', `/${id}/complete`), await ask('POST', `/${id}/complete`)];
    expect(await second.json()).toEqual(await first.json());
  });

  it('goes on where it was broken off, and a slice that comes twice counts once', async () => {
    const id = await begin();
    await put(id, 0);
    expect(await offsetOf(id)).toBe(slice);
    const again = await put(id, 0);
    expect([again.status, await again.json()]).toEqual([200, { offset: slice }]);
    await put(id, slice);
    expect(await offsetOf(id)).toBe(2 * slice);
  });

  it('refuses a slice that leaves a hole, is too short, too long or off the grid', async () => {
    const id = await begin();
    expect(await refusalOf(await put(id, slice))).toEqual([409, 'wrong-offset']);
    expect(await refusalOf(await ask('PUT', `/${id}?offset=0`, Buffer.alloc(slice - 1)))).toEqual([
      409,
      'wrong-offset',
    ]);
    expect((await ask('PUT', `/${id}?offset=0`, Buffer.alloc(slice + 1))).status).toBe(413);
    expect(await refusalOf(await put(id, 7))).toEqual([409, 'wrong-offset']);
    expect(await refusalOf(await ask('POST', `/${id}/complete`))).toEqual([409, 'wrong-offset']);
  });

  it.each([
    [{ name: 'a.exe', size: 1 }, 415, 'file-type'],
    [{ name: 'a.png', size: uploadLimits.bytesMax + 1 }, 413, 'file-too-large'],
    [{ name: 'a.png', size: 0 }, 400, 'invalid-request'],
    [{ name: 'a.png' }, 400, 'invalid-request'],
  ])('[FIL-04] that begins with %o is refused', async (facts, status, code) => {
    expect(await refusalOf(await ask('POST', '', facts))).toEqual([status, code]);
  });

  it('[FIL-06] of something else is refused at its end, and nothing is kept', async () => {
    const program = Buffer.from(`MZ${'\0'.repeat(100)}`);
    const id = await begin(program.length);
    await ask('PUT', `/${id}?offset=0`, program);
    expect(await refusalOf(await ask('POST', `/${id}/complete`))).toEqual([415, 'file-type']);
    expect(slicesKept(id)).toBe(0);
    expect(await refusalOf(await ask('GET', `/${id}`))).toEqual([404, 'unknown-upload']);
  });

  it('belongs to its shopper alone', async () => {
    const id = await begin();
    const stranger = await app.token(shop.appId);
    expect(await refusalOf(await put(id, 0, stranger))).toEqual([404, 'unknown-upload']);
    expect(await refusalOf(await ask('POST', `/${id}/complete`, undefined, stranger))).toEqual([
      404,
      'unknown-upload',
    ]);
    await ask('DELETE', `/${id}`, undefined, stranger);
    expect(await offsetOf(id)).toBe(0);
  });

  it('that is given up leaves nothing', async () => {
    const id = await begin();
    await put(id, 0);
    expect((await ask('DELETE', `/${id}`)).status).toBe(204);
    expect(slicesKept(id)).toBe(0);
    expect(await refusalOf(await put(id, slice))).toEqual([404, 'unknown-upload']);
  });

  it('a full disk is said, and the upload goes on when there is room again', async () => {
    const id = await begin();
    files.failure = { code: 'ENOSPC' };
    expect(await refusalOf(await put(id, 0))).toEqual([507, 'storage-full']);
    files.failure = null;
    await putAll(id);
    expect((await ask('POST', `/${id}/complete`)).status).toBe(201);
  });

  it('that nobody finished is removed after a day', async () => {
    const id = await begin();
    await put(id, 0);
    nowMs += serverLimits.uploadKeptMs - 1000;
    await app.attachments.forgetOld();
    expect(slicesKept(id)).toBe(1);
    nowMs += 2000;
    await app.attachments.forgetOld();
    expect(slicesKept(id)).toBe(0);
  });
});
