import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { startWebServer } from '../../testing/startWebServer';
import { createOutgoing } from '../outgoing';
import { createLocalEmbedder, createRemoteEmbedder } from '.';

/** The thread gives way to all others, and a machine may be busy for as long as it likes. */
const patienceMs = 170_000;

const nearness = (left: Float32Array, right: Float32Array): number => {
  const product = (a: Float32Array, b: Float32Array) =>
    a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  return product(left, right) / Math.sqrt(product(left, left) * product(right, right));
};

it('the model that comes with the server puts together what means the same, on a thread of its own', async () => {
  const own = getPriority();
  const embedder = createLocalEmbedder(
    new URL('../../../dist/embedding.worker.mjs', import.meta.url),
    patienceMs,
  );
  const [asked, refund, cups] = await embedder.embed([
    ...['can I get my money back', 'When you receive your refund', 'How large the cups are'],
  ]);
  if (!asked || !refund || !cups) throw new Error('A vector for each');
  expect(nearness(asked, refund)).toBeGreaterThan(nearness(asked, cups) + 0.1);
  // Who comes together is answered together, and each with what is theirs.
  const each = await Promise.all(
    [['can I get my money back'], ['How large the cups are', 'When you receive your refund']].map((texts) =>
      embedder.embed(texts),
    ),
  );
  const alike = each.map((vectors, at) =>
    vectors.map((own, index) => nearness(own, at === 0 ? asked : index === 0 ? cups : refund)),
  );
  expect(alike.map((some) => some.map((one) => one.toFixed(3)))).toEqual([['1.000'], ['1.000', '1.000']]);
  await Promise.all(Array.from({ length: 40 }, () => embedder.embed(['How large the cups are'])));
  expect(await embedder.embed([])).toEqual([]);
  expect([embedder.speaks('en-GB'), embedder.speaks('de')]).toEqual([true, false]);
  // Whoever writes to people goes before, where that can be said of one thread.
  if (process.platform === 'linux') expect(niceness()).toContain(Math.max(10, own));
  expect(getPriority()).toBe(own);
  await embedder.close();
});

/** Of all threads of this process. */
const niceness = () =>
  readdirSync('/proc/self/task').map((thread) =>
    Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
  );

it('a machine on which what reckons is ready later than the model is has vectors all the same', async () => {
  const worker = new URL('../../../dist/embedding.worker.mjs', import.meta.url);
  const slow = `const begin = WebAssembly.instantiate;
    WebAssembly.instantiate = (...given) => new Promise((done) => setTimeout(done, 1500)).then(() => begin(...given));
    await import(${JSON.stringify(worker.href)});`;
  const embedder = createLocalEmbedder(
    new URL(`data:text/javascript,${encodeURIComponent(slow)}`),
    patienceMs,
  );
  expect(await embedder.embed(['How large the cups are'])).toHaveLength(1);
  await embedder.close();
});

it('a thread that cannot start is given up, and says so', async () => {
  const embedder = createLocalEmbedder(new URL('./nowhere.mjs', import.meta.url));
  for (let attempt = 0; attempt < 4; attempt += 1) await expect(embedder.embed(['a'])).rejects.toThrow();
  await expect(embedder.embed(['a'])).rejects.toThrow('does not start');
  await embedder.close();
});

it('a model behind an address is asked as OpenAI documents it; what it does wrong is an error', async () => {
  let reply: { status: number; body: unknown } = { status: 200, body: {} };
  const server = await startWebServer((_, answer) => {
    answer.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
  });
  const embedder = createRemoteEmbedder(createOutgoing({ allowed: [server.place] }), {
    ...{ baseUrl: `http://${server.place}/v1`, apiKey: 'secret-key', model: 'vectors-3' },
  });
  const vectors = (...each: number[][]) => ({
    data: each.map((embedding, index) => ({ object: 'embedding', index, embedding })),
    model: 'vectors-3',
    usage: { prompt_tokens: 1, total_tokens: 1 },
  });
  reply = { status: 200, body: vectors([1, 0], [0, 1]) };
  expect(await embedder.embed(['one', 'zwei'])).toEqual([
    Float32Array.from([1, 0]),
    Float32Array.from([0, 1]),
  ]);
  const [request] = server.asked;
  expect(request).toMatchObject({ method: 'POST', url: '/v1/embeddings' });
  expect(JSON.parse(request?.body ?? '')).toMatchObject({ model: 'vectors-3', input: ['one', 'zwei'] });
  expect(request?.headers.authorization).toBe('Bearer secret-key');
  for (const wrong of [
    { status: 200, body: vectors([1, 0]) },
    { status: 200, body: { no: 'vectors' } },
    { status: 429, body: { error: { message: 'Slow down' } } },
    { status: 500, body: {} },
  ]) {
    reply = wrong;
    await expect(embedder.embed(['one', 'zwei'])).rejects.toThrow();
  }
  expect(embedder.speaks('ja')).toBe(true);
  await server.close();
});
