import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskFiles, createS3Files, type Files, FilesError } from './index';

let folder: string;
let s3: S3rver;
let s3Address: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shopbell-files-'));
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'uploads', configs: [] }],
  });
  const { port } = await s3.run();
  s3Address = `127.0.0.1:${port}`;
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const s3Files = (login = 'S3RVER:S3RVER', bucket = 'uploads') =>
  createS3Files(new URL(`s3://${login}@${s3Address}/${bucket}?region=us-east-1&tls=0`), {
    timeoutMs: 10_000,
  });
const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => (error instanceof FilesError ? error.code : error),
  );

describe.each([
  ['on disk', () => createDiskFiles(join(folder, 'disk'))],
  ['on S3', async () => s3Files()],
])('every file store: %s', (_, open: () => Promise<Files>) => {
  it('gives back what was put, with its type, until it is removed', async () => {
    const files = await open();
    await files.put('a1.png', bytes, 'image/png');
    const found = await files.get('a1.png');
    expect([found?.contentType, [...(found?.bytes ?? [])]]).toEqual(['image/png', [...bytes]]);
    await files.remove('a1.png');
    expect(await files.get('a1.png')).toBeNull();
    await files.remove('a1.png');
  });

  it('keeps the last of what was put under one name', async () => {
    const files = await open();
    await files.put('a2', Buffer.from('long before'), 'text/plain');
    await files.put('a2', Buffer.from('after'), 'text/plain');
    expect(Buffer.from((await files.get('a2'))?.bytes ?? []).toString()).toBe('after');
  });

  it('holds nothing, too', async () => {
    const files = await open();
    await files.put('a3', new Uint8Array(), 'text/plain');
    expect((await files.get('a3'))?.bytes).toHaveLength(0);
  });

  it.each(['../secret', 'a/b', '/etc/passwd', '.hidden', '', 'a\0b', '..', 'a%2fb', 'x'.repeat(201)])(
    'refuses the name %j',
    async (key) => {
      const files = await open();
      for (const work of [files.put(key, bytes, 'image/png'), files.get(key), files.remove(key)])
        expect(await codeOf(work)).toBe('bad-name');
    },
  );

  it.each(['text/html\nx: y', 'html', ''])('refuses the content type %j', async (contentType) => {
    expect(await codeOf((await open()).put('a4', bytes, contentType))).toBe('bad-name');
  });

  it('says whether it can store', async () => {
    await expect((await open()).check()).resolves.toBeUndefined();
  });
});

describe('the disk', () => {
  it('has no unfinished files left, and a folder that is gone is a problem with a name', async () => {
    const place = join(folder, 'gone');
    const files = await createDiskFiles(place);
    await files.put('a', bytes, 'image/png');
    expect(await readdir(place)).toEqual(['a']);
    await rm(place, { recursive: true });
    expect(await codeOf(files.put('b', bytes, 'image/png'))).toBe('unavailable');
    expect(await codeOf(files.check())).toBe('unavailable');
  });
});

describe('S3', () => {
  it.each([
    ['a wrong key', () => s3Files('NOBODY:WRONG'), 'forbidden'],
    ['a bucket that is not there', () => s3Files(undefined, 'nowhere'), 'no-such-place'],
  ])('%s is a problem with a name', async (_, open, code) => {
    expect(await codeOf(open().put('a', bytes, 'image/png'))).toBe(code);
    expect(await codeOf(open().check())).toBe(code);
  });

  it.each([
    ['answers 500', (_, response) => response.writeHead(500).end(), 10_000, 'unavailable'],
    ['never answers', () => {}, 300, 'timeout'],
    ['hangs up', (request) => request.socket.destroy(), 10_000, 'unavailable'],
  ] satisfies [string, RequestListener, number, string][])(
    'a store that %s is a problem with a name',
    async (_, listener, timeoutMs, code) => {
      const server = createServer(listener);
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const files = createS3Files(new URL(`s3://a:b@127.0.0.1:${portOf(server)}/uploads?tls=0`), {
        timeoutMs,
      });
      const works = [files.put('a', bytes, 'image/png'), files.get('a'), files.remove('a'), files.check()];
      expect(await Promise.all(works.map(codeOf))).toEqual(works.map(() => code));
      server.closeAllConnections();
      server.close();
    },
  );

  it('that stops in the middle of a file is a problem with a name', async () => {
    const server = createServer((_, response) =>
      response.writeHead(200, { 'content-length': 100 }).write('half'),
    );
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const files = createS3Files(new URL(`s3://a:b@127.0.0.1:${portOf(server)}/uploads?tls=0`), {
      timeoutMs: 300,
    });
    expect(await codeOf(files.get('a'))).toBe('timeout');
    server.closeAllConnections();
    server.close();
  });
});

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
