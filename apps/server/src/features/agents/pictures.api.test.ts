import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, startTestApp, type TestApp } from '../../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const photo = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Ada at home' } })
    .jpeg()
    .toBuffer();

const put = (cookie: string, body: Buffer | string) =>
  fetch(`${app.baseUrl}/console/api/account/picture`, {
    method: 'PUT',
    headers: { cookie, origin: app.baseUrl, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(Buffer.from(body)),
  });

async function agent() {
  const { agentEmail, appId } = await app.newShop();
  const cookie = await app.signIn(agentEmail);
  const pictureUrl = async () => {
    const body = (await (await app.call('GET', 'account', { cookie })).json()) as {
      avatarUrl: string | null;
    };
    return body.avatarUrl;
  };
  return { appId, cookie, pictureUrl };
}

describe('the picture of an agent', () => {
  it('is drawn anew as a small square that anyone may load, and asked for again each time', async () => {
    const { cookie, pictureUrl } = await agent();
    expect(await pictureUrl()).toBeNull();
    expect((await put(cookie, await photo('red'))).status).toBe(200);
    const url = app.baseUrl + (await pictureUrl());
    const loaded = await fetch(url);
    const bytes = Buffer.from(await loaded.arrayBuffer());
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 192, 192, undefined]);
    expect(loaded.headers.get('cache-control')).toBe('public, no-cache');
    expect(loaded.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const again = await fetch(url, { headers: { 'if-none-match': String(loaded.headers.get('etag')) } });
    expect(again.status).toBe(304);
  });

  it('keeps its place when it changes, so that old messages show the new one, and is gone once it is removed', async () => {
    const { cookie, pictureUrl } = await agent();
    await put(cookie, await photo('red'));
    const before = await pictureUrl();
    await put(cookie, await photo('blue'));
    const after = await pictureUrl();
    expect(after).not.toBe(before);
    const [old, current] = await Promise.all(
      [before, after].map(async (url) => (await fetch(app.baseUrl + url)).headers.get('etag')),
    );
    expect(old).toBe(current);
    expect((await app.call('DELETE', 'account/picture', { cookie })).status).toBe(200);
    expect(await pictureUrl()).toBeNull();
    expect((await fetch(app.baseUrl + after)).status).toBe(404);
  });

  it('is refused where it is none, is broken, is too large, or comes from nobody', async () => {
    const { cookie, pictureUrl } = await agent();
    const picture = await photo('red');
    expect(await refusalOf(await put(cookie, '<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual([
      415,
      'file-type',
    ]);
    expect(await refusalOf(await put(cookie, picture.subarray(0, 300)))).toEqual([422, 'file-broken']);
    expect(await refusalOf(await put(cookie, Buffer.alloc(10_485_761)))).toEqual([413, 'file-too-large']);
    expect(await refusalOf(await put('', picture))).toEqual([401, 'unauthorized']);
    expect(await pictureUrl()).toBeNull();
  });

  it('[ROL-03] goes with what they say from then on, under their first name, on a socket that was open before', async () => {
    const { appId, cookie } = await agent();
    const socket = await app.agentSocket(cookie);
    const visitor = await app.visitorSocket(appId, await app.token(appId));
    visitor.say('Hello', '1');
    const conversationId = (await visitor.acknowledged('1'))?.conversationId;
    await put(cookie, await photo('red'));
    await app.call('PUT', 'account/name', { cookie, body: { name: 'Ada Lovelace' } });
    socket.say('Good morning', '2', { conversationId });
    expect((await socket.acknowledged('2'))?.senderInfo).toEqual({
      name: 'Ada',
      avatarURL: expect.stringMatching(/^\/pictures\/[0-9a-f]{40}\.webp\?/),
      isBot: false,
    });
  });
});
