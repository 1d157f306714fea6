import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storefrontAccessToken } from './secret';
import {
  createTestClients,
  type Program,
  prepareTestDatabase,
  runOperation,
  runProgram,
  startProgram,
} from './testing';

describe('one start', () => {
  const SECRET = 'a secret for the programs of this test';
  let work: string;
  let dataFolder: string;
  let program: Program;
  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), 'shopbell-first-'));
    // Longer than a unix socket allows, and nothing in it but what the release before left.
    dataFolder = join(work, 'a'.repeat(60), 'b'.repeat(60));
    const yesterday = join(dataFolder, 'releases', 'abcdef012345');
    await mkdir(yesterday, { recursive: true });
    await writeFile(join(yesterday, 'app.OldHash1.js'), 'export const start = () => {};');
    program = await startProgram({ DATA_DIR: dataFolder, SECRET });
  });
  afterAll(async () => {
    program.kill('SIGKILL');
    await program.exited();
    await rm(work, { recursive: true, force: true });
  });

  it('seeds the demo shop and answers at its three addresses, in a folder with a path however long', async () => {
    const { baseUrl, output } = program;
    for (const path of ['/', '/console', '/w/demo.js']) {
      expect(output).toContain(`${baseUrl}${path}`);
      expect((await fetch(`${baseUrl}${path}`)).status).toBe(200);
    }
    expect((await fetch(`${baseUrl}/healthz`)).status).toBe(200);
    const clients = createTestClients(baseUrl);
    for (const email of ['owner@demo.shop', 'agent@demo.shop']) await clients.signIn(email, 'shopbell-demo');
    expect(await clients.token(1)).toBeTruthy();
  });

  it("opens the demo shop's orders to the desk alone", async () => {
    const read = (token: string) =>
      fetch(`${program.baseUrl}/admin/api/orders.json?limit=1`, {
        headers: { 'x-shop-access-token': token },
      });
    expect((await read('guess')).status).toBe(401);
    const response = await read(storefrontAccessToken(SECRET));
    expect(await response.json()).toMatchObject({ orders: [{ id: expect.any(Number) }] });
  });

  it('[EMB-19] serves the script by app key and by app id', async () => {
    const script = (name: string) => fetch(`${program.baseUrl}/w/${name}.js`);
    const texts = await Promise.all(
      ['demo', '1', 'sample', '2'].map(async (name) => (await script(name)).text()),
    );
    expect(texts[0]).toBe(texts[1]);
    expect(texts[2]).toBe(texts[3]);
    expect(texts[0]).not.toBe(texts[2]);
    const unknown = await script('unknown');
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { error: { code: 'unknown-app' } }]);
  });

  it('serves scripts that stay below the bytes that are promised to a page', async () => {
    for (const name of ['demo', 'sample', 'assistant']) {
      const { headers } = await fetch(`${program.baseUrl}/w/${name}.js`, {
        headers: { 'accept-encoding': 'br' },
      });
      expect(headers.get('content-encoding')).toBe('br');
      expect(Number(headers.get('content-length') ?? Number.NaN)).toBeLessThanOrEqual(4096);
    }
  });

  it('[LAZY-11] names chunks by build and content, never changes them, and still serves the previous release', async () => {
    const { baseUrl } = program;
    const script = await (await fetch(`${baseUrl}/w/demo.js`)).text();
    const [folderName] = /\/assets\/[\da-f]{12}\//.exec(script) ?? [];
    const [fileName] = /\bapp\.[\w-]{6}\.js/.exec(script) ?? [];
    for (const address of [`${folderName}${fileName}`, '/assets/abcdef012345/app.OldHash1.js']) {
      const response = await fetch(`${baseUrl}${address}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect(await readdir(join(dataFolder, 'releases'))).toHaveLength(2);
  });

  it('keeps its folder and its port: a second server is refused, in one line that says by what', async () => {
    const second = await runProgram({ DATA_DIR: dataFolder });
    expect(second.code).toBe(1);
    expect(second.output).toMatch(/in use by process \d+; stop it, or set another DATA_DIR/);
    expect(second.output.trim().split('\n')).toHaveLength(1);
    const other = await prepareTestDatabase();
    const { code, output } = await runProgram({
      DATA_DIR: other.folder,
      PORT: new URL(program.baseUrl).port,
    });
    expect(code).toBe(1);
    expect(output).toContain('set another PORT');
    await other.remove();
  });

  it('[D19] ends what it began for those who have gone; started again in production it has no demo shop and no demo logins', async () => {
    const clients = createTestClients(program.baseUrl);
    const socket = await clients.visitorSocket(1, await clients.token(1));
    for (let number = 1; number <= 500; number += 1) socket.say(`Text ${number}`, String(number));
    await socket.heard('conversation-message');
    socket.close();
    program.kill('SIGTERM');
    expect(await program.exited(), program.output).toBe(0);
    expect(program.output).not.toContain('Something failed');
    program = await startProgram({
      DATA_DIR: dataFolder,
      NODE_ENV: 'production',
      SECRET: 'x'.repeat(40),
    });
    const { baseUrl } = program;
    expect((await fetch(`${baseUrl}/products/pebble-mug`)).status).toBe(404);
    await expect(createTestClients(baseUrl).signIn('owner@demo.shop', 'shopbell-demo')).rejects.toThrow(
      '403',
    );
  });
});

let folder: string;
let running: Program[] = [];

/** With a database that was migrated before: creating one takes seconds, and only what stands above is about that. */
function eachInAFolderOfItsOwn() {
  beforeEach(async () => {
    folder = (await prepareTestDatabase()).folder;
  });
  afterEach(async () => {
    for (const program of running) program.kill('SIGKILL');
    await Promise.all(running.map((program) => program.exited()));
    running = [];
    await rm(folder, { recursive: true, force: true });
  });
}

const start = async (environment: Record<string, string> = {}) => {
  const program = await startProgram({ DATA_DIR: folder, ...environment });
  running.push(program);
  return program;
};

describe('one data folder', () => {
  eachInAFolderOfItsOwn();

  it('is free at once after a SIGKILL: of three servers that find the dead holder one starts, and everything is there', async () => {
    const first = await start();
    const clients = createTestClients(first.baseUrl);
    const token = await clients.token(1);
    const socket = await clients.visitorSocket(1, token);
    socket.say('before the kill', '1');
    await socket.acknowledged('1');
    first.kill('SIGKILL');
    await first.exited();
    const outcomes = await Promise.allSettled([start(), start(), start()]);
    const started = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [String(outcome.reason.message)] : [],
    );
    expect(started, refusals.join('\n')).toHaveLength(1);
    const again = await createTestClients(started[0]?.baseUrl ?? '').visitorSocket(1, token);
    again.send('history', {});
    expect((await again.heard('history')).payload.messages).toMatchObject([
      { content: { text: 'before the kill' } },
    ]);
  });
});

describe('what makes a start impossible is said in one line', () => {
  let unused: string;
  beforeAll(async () => {
    unused = await mkdtemp(join(tmpdir(), 'shopbell-unused-'));
  });
  afterAll(() => rm(unused, { recursive: true, force: true }));

  it('a bad environment', async () => {
    const { code, output } = await runProgram({ DATA_DIR: unused, PORT: 'abc' });
    expect([code, output]).toEqual([1, 'PORT must be a whole number from 0 to 65535 (it is "abc").\n']);
  });

  it('a database that is not there', async () => {
    const { code, output } = await runProgram({
      DATA_DIR: unused,
      DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none',
    });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(/The database at 127.0.0.1:1 does not answer/),
    ]);
    expect(output).not.toContain('secret');
  });
});

describe('SIGTERM', () => {
  eachInAFolderOfItsOwn();

  it('[D19] commits what came in, tells the clients when to come back, and exits 0, though some of them do not answer', async () => {
    const program = await start();
    const clients = createTestClients(program.baseUrl);
    const token = await clients.token(1);
    const deaf = await Promise.all(Array.from({ length: 5 }, () => openDeafSocket(program.baseUrl, token)));
    const socket = await clients.visitorSocket(1, token);
    for (let number = 1; number <= 100; number += 1) socket.say(`Text ${number}`, String(number));
    await socket.heard('conversation-message');
    program.kill('SIGTERM');
    expect(await socket.closed()).toBe(1012);
    expect((await socket.heard('drain')).payload.retryAfterMs).toBeLessThanOrEqual(10_000);
    expect(await program.exited()).toBe(0);
    for (const each of deaf) each.destroy();
    const answered = [...socket.all('conversation-message'), ...socket.all('nack-message')];
    expect(new Set(answered.map(({ messageId }) => messageId)).size).toBe(100);
    for (const { payload } of socket.all('nack-message'))
      expect(payload).toMatchObject({ code: 'draining', retryable: true });
  });

  /** It has shaken hands, and hears nothing of what follows. */
  const openDeafSocket = (baseUrl: string, token: string) =>
    new Promise<Duplex>((done, failed) => {
      const headers = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
        'sec-websocket-protocol': Buffer.from(token).toString('base64url'),
      };
      httpRequest(`${baseUrl}/ws?appId=1`, { headers })
        .on('upgrade', (_, socket) => done(socket.on('error', () => {})))
        .on('error', failed)
        .end();
    });
});

describe('an empty installation', () => {
  eachInAFolderOfItsOwn();

  const codeLine =
    /Create the owner at (\S+)\/console\/setup with the code ([\dA-Z]{4}(?:-[\dA-Z]{4}){2})\.\n/;
  const form = {
    shopName: 'Moss & Stone',
    name: 'Mia',
    email: 'mia@moss.test',
    password: 'a quiet green door',
  };

  /** As the one does who sets it up, with the code that was printed. */
  async function createOwner(program: Program, address: string): Promise<void> {
    const [, printed, code] = await program.line(codeLine);
    expect(printed).toBe(address);
    const answer = await fetch(`${program.baseUrl}/console/api/setup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify({ ...form, code }),
    });
    expect(answer.status).toBe(200);
    expect((await fetch(`${program.baseUrl}/w/moss-stone.js`)).status).toBe(200);
  }

  it('without the demo prints the code that makes the first owner, and no more after that', async () => {
    const first = await start({ DEMO: '0' });
    await createOwner(first, first.baseUrl);
    first.kill('SIGTERM');
    await first.exited();
    const again = await start({ DEMO: '0' });
    expect(await (await fetch(`${again.baseUrl}/console/api/setup`)).json()).toEqual({ isOpen: false });
    again.kill('SIGTERM');
    await again.exited();
    expect(again.output).not.toMatch(codeLine);
  });

  it('in production prints it for its own address; what another shop has written comes as files once there is an owner', async () => {
    const address = 'https://desk.example';
    const environment = { NODE_ENV: 'production', SECRET: 'x'.repeat(40), PUBLIC_URL: address };
    const program = await start(environment);
    const files = join(folder, 'content');
    await mkdir(join(files, 'macros'), { recursive: true });
    await writeFile(join(files, 'macros', 'hello.md'), '---\nname: Hello\n---\nHi\n');
    const apply = () =>
      runOperation({ DATA_DIR: folder, ...environment }, 'configure', 'apply', '--from', files);
    expect(await apply()).toMatchObject({
      ...{ code: 1, output: expect.stringMatching(/^There is no shop yet\. .*create the owner/) },
    });
    await createOwner(program, address);
    expect(await apply()).toMatchObject({ code: 0, output: expect.stringMatching(/^\+ macros\/hello\n/) });
  });
});
