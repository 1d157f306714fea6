import { type FileAttachment, uploadLimits } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { createUploader, createUploads } from './index';
import { UploadError } from './UploadError';

const attachment: FileAttachment = {
  contentType: 'image/png',
  name: 'a.png',
  url: '/attachments/a.png',
  size: 1,
};
const file = (size: number, name = 'a.png') => new File([new Uint8Array(size)], name);
const json = (body: object, status = 200) => Response.json(body, { status });
const problem = (code: string, status: number) => json({ error: { code, message: '' } }, status);

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly token: string;
}
type Answer = (asked: Asked, signal: AbortSignal) => Response | Promise<Response>;

/** A server that answers from a list, and remembers what it was asked. */
function connect(answers: Answer[], tokens: string[] | null = ['old', 'new']) {
  const asked: Asked[] = [];
  const waits: number[] = [];
  let renewals = 0;
  const uploader = createUploader({
    baseUrl: 'https://desk.test',
    query: tokens ? 'appId=7' : 'conversationId=c1',
    getToken:
      tokens &&
      (async (isRenewal) => {
        if (isRenewal) renewals += 1;
        return tokens[Math.min(renewals, tokens.length - 1)] ?? '';
      }),
    wait: async (ms) => void waits.push(ms),
    fetch: async (address, init = {}) => {
      const { pathname, search } = new URL(String(address));
      const token = new Headers(init.headers).get('authorization') ?? '';
      const one = { method: init.method ?? 'GET', path: pathname + search, token };
      asked.push(one);
      const answer = answers.shift();
      if (!answer) throw new Error(`Nobody expected ${one.method} ${one.path}`);
      return answer(one, init.signal ?? new AbortController().signal);
    },
  });
  return { uploader, asked, waits, lines: () => asked.map(({ method, path }) => `${method} ${path}`) };
}
const slice = uploadLimits.sliceBytes;
const begun = () => json({ uploadId: 'u1', offset: 0 }, 201);
const at = (offset: number) => () => json({ offset });
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a file is uploaded', () => {
  it('whole where it is small', async () => {
    const { uploader, lines } = connect([() => json({ attachments: [attachment] }, 201)]);
    expect(await uploader.upload(file(slice))).toEqual(attachment);
    expect(lines()).toEqual(['POST /attachments?appId=7']);
  });

  it('[HTTP-01] in slices of 256 KiB, each of which moves the progress on', async () => {
    const size = 2 * slice + 10;
    const { uploader, lines } = connect([
      begun,
      at(slice),
      at(2 * slice),
      at(size),
      () => json(attachment, 201),
    ]);
    const shares: number[] = [];
    await uploader.upload(file(size), { onProgress: (share) => shares.push(share) });
    expect(lines()).toEqual([
      'POST /attachments/uploads?appId=7',
      'PUT /attachments/uploads/u1?appId=7&offset=0',
      `PUT /attachments/uploads/u1?appId=7&offset=${slice}`,
      `PUT /attachments/uploads/u1?appId=7&offset=${2 * slice}`,
      'POST /attachments/uploads/u1/complete?appId=7',
    ]);
    expect(shares).toEqual([slice / size, (2 * slice) / size, 1, 1]);
  });

  it('and goes on after a lost connection, a busy server and a slice that had arrived', async () => {
    const size = 3 * slice;
    const answers = [
      begun,
      lost,
      () => problem('files-down', 503),
      at(2 * slice),
      at(size),
      () => json(attachment, 201),
    ];
    const { uploader, waits, lines } = connect(answers);
    expect(await uploader.upload(file(size))).toEqual(attachment);
    expect(waits).toEqual([500, 1000]);
    expect(lines().slice(-2)).toEqual([
      `PUT /attachments/uploads/u1?appId=7&offset=${2 * slice}`,
      'POST /attachments/uploads/u1/complete?appId=7',
    ]);
  });

  it('with a new token where the old one is over', async () => {
    const { uploader, asked } = connect([
      () => problem('unauthorized', 401),
      () => json({ attachments: [attachment] }),
    ]);
    await uploader.upload(file(1));
    expect(asked.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new']);
  });

  it("into an agent's conversation, with the console's cookie instead of a token", async () => {
    const { uploader, asked } = connect([() => json({ attachments: [attachment] }, 201)], null);
    await uploader.upload(file(1));
    expect(asked).toEqual([{ method: 'POST', path: '/attachments?conversationId=c1', token: '' }]);
  });

  it.each([
    ['a refusal', [() => problem('file-type', 415)], 'file-type', 1],
    [
      'a token that is never right',
      [() => problem('unauthorized', 401), () => problem('unauthorized', 401)],
      'unauthorized',
      2,
    ],
    ['a connection that stays away', [lost, lost, lost, lost], 'network', 4],
    ['an answer that nobody wrote', [() => new Response('<html>', { status: 500 })], 'internal', 1],
  ] as const)('and %s ends it', async (_, answers, code, count) => {
    const { uploader, asked } = connect([...answers]);
    const error = await uploader.upload(file(1)).catch((failure: unknown) => failure);
    expect([error instanceof UploadError && error.code, asked.length]).toEqual([code, count]);
  });

  it('and cancelled it is taken back on the server', async () => {
    const cancel = new AbortController();
    const never: Answer = (_, signal) =>
      new Promise((_done, failed) => signal.addEventListener('abort', () => failed(signal.reason)));
    const { uploader, lines } = connect([begun, never, () => new Response(null, { status: 204 })]);
    const upload = uploader.upload(file(2 * slice), { signal: cancel.signal });
    await Promise.resolve();
    setTimeout(() => cancel.abort());
    await expect(upload).rejects.toMatchObject({ code: 'cancelled' });
    await new Promise((done) => setTimeout(done));
    expect(lines().at(-1)).toBe('DELETE /attachments/uploads/u1?appId=7');
  });
});

describe('the files beside a message', () => {
  function open() {
    const ends: { done(): void; fail(code: UploadError['code']): void }[] = [];
    const failed: string[] = [];
    const uploads = createUploads(
      {
        upload: (one, { onProgress, signal } = {}) =>
          new Promise((done, fail) => {
            onProgress?.(0.5);
            signal?.addEventListener('abort', () => fail(new UploadError('cancelled')));
            ends.push({
              done: () => done({ ...attachment, name: one.name }),
              fail: (code) => fail(new UploadError(code)),
            });
          }),
      },
      ({ file: one }) => failed.push(one.name),
    );
    const settled = () => new Promise((done) => setTimeout(done));
    return { uploads, ends, failed, settled, kinds: () => uploads.get().map(({ state }) => state.kind) };
  }

  it('[FIL-03] are five at most, counting those that wait already', () => {
    const { uploads } = open();
    uploads.add([file(1), file(1), file(1)]);
    expect(uploads.add([file(1), file(1), file(1)])).toMatchObject({ because: 'too-many-files' });
    expect(uploads.get()).toHaveLength(3);
    expect(uploads.add([])).toMatchObject({ because: 'no-file' });
  });

  it("of an agent may be of more kinds than a shopper's", () => {
    const uploads = createUploads({ upload: () => new Promise(() => {}) }, () => {}, ['png', 'pdf']);
    expect(uploads.add([file(1, 'terms.pdf')])).toEqual({ isAccepted: true });
    expect(uploads.add([file(1, 'a.exe')])).toMatchObject({ because: 'file-type' });
  });

  it('tell of a failure once, and are sent again when asked', async () => {
    const { uploads, ends, failed, settled, kinds } = open();
    uploads.add([file(1)]);
    ends[0]?.fail('storage-full');
    await settled();
    expect([kinds(), failed]).toEqual([['failed'], ['a.png']]);
    uploads.retry(1);
    expect(kinds()).toEqual(['uploading']);
    ends[1]?.done();
    await settled();
    expect(kinds()).toEqual(['done']);
  });

  it('are taken when they are ready; what still runs stays', async () => {
    const { uploads, ends, settled, kinds } = open();
    uploads.add([file(1, 'one.png'), file(1, 'two.png')]);
    ends[1]?.done();
    await settled();
    expect(uploads.take().map(({ name }) => name)).toEqual(['two.png']);
    expect(kinds()).toEqual(['uploading']);
  });

  it('are cancelled by removing them, without a word of failure', async () => {
    const { uploads, failed, settled } = open();
    uploads.add([file(1)]);
    uploads.remove(1);
    await settled();
    expect([uploads.get(), failed]).toEqual([[], []]);
  });
});
