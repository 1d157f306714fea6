import { cp, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClients, type Program, prepareTestDatabase, runOperation, startProgram } from '../testing';

let work: string;
let dataFolder: string;
let server: Program;
let token: string;
let backup: string;
let made: Awaited<ReturnType<typeof runOperation>>;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'shopbell-backup-'));
  dataFolder = (await prepareTestDatabase()).folder;
  server = await startProgram({ DATA_DIR: dataFolder });
  const clients = createTestClients(server.baseUrl);
  token = await clients.token(1);
  const socket = await clients.visitorSocket(1, token);
  for (let number = 1; number <= 450; number += 1) socket.say(`Text ${number} “ü” 🔔`, String(number));
  await socket.acknowledged('450');
  await mkdir(join(dataFolder, 'files'), { recursive: true });
  await writeFile(join(dataFolder, 'files', 'picture.png'), 'bytes');
  backup = join(work, 'backup');
  made = await runOperation({ DATA_DIR: dataFolder }, 'backup', '--to', backup);
});
afterAll(async () => {
  server.kill('SIGKILL');
  await server.exited();
  await rm(work, { recursive: true, force: true });
  await rm(dataFolder, { recursive: true, force: true });
});

const conversation = async (program: Program) => {
  const socket = await createTestClients(program.baseUrl).visitorSocket(1, token);
  const messages: unknown[] = [];
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    socket.send('synchronize-recent-messages', { afterId: messages.length });
    const { payload } = await socket.heard('synchronize-recent-messages', page);
    messages.push(...payload.messages);
    hasMore = payload.hasMore;
  }
  return messages;
};

describe('a backup', () => {
  it('made by the running server, restored elsewhere, is the same desk: token, conversation, files, sign-ins; and is not restored over that', async () => {
    expect(made).toMatchObject({
      code: 0,
      output: expect.stringMatching(/rows and the files are in .+, by the running server/),
    });
    const elsewhere = join(work, 'elsewhere');
    const restored = await runOperation({ DATA_DIR: elsewhere }, 'restore', '--from', backup);
    expect(restored).toMatchObject({ code: 0 });
    const second = await startProgram({ DATA_DIR: elsewhere });
    expect(await conversation(second)).toEqual(await conversation(server));
    await createTestClients(second.baseUrl).signIn('agent@demo.shop', 'shopbell-demo');
    expect(await readFile(join(elsewhere, 'files', 'picture.png'), 'utf8')).toBe('bytes');
    const fresh = createTestClients(second.baseUrl);
    const socket = await fresh.visitorSocket(1, token);
    socket.say('going on', '451');
    expect(await socket.acknowledged('451')).toMatchObject({ id: 451 });
    second.kill('SIGTERM');
    expect(await second.exited()).toBe(0);
    expect(await runOperation({ DATA_DIR: elsewhere }, 'restore', '--from', backup)).toMatchObject({
      code: 1,
      output: expect.stringContaining('not empty'),
    });
  });

  it('never overwrites one', async () => {
    expect(await runOperation({ DATA_DIR: dataFolder }, 'backup', '--to', backup)).toMatchObject({
      code: 1,
      output: expect.stringContaining('exists already'),
    });
  });

  it('says plainly that files in a bucket are not in it', async () => {
    const filesUrl = 's3://key:secret@localhost:1/bucket';
    const bare = join(work, 'bucket');
    const { output } = await runOperation(
      { DATA_DIR: dataFolder, FILES_URL: filesUrl },
      'backup',
      '--to',
      bare,
    );
    expect(output).toMatch(/rows are in .+\nThe files .+ are not in the backup/);
    const elsewhere = { DATA_DIR: join(work, 'from-bucket'), FILES_URL: filesUrl };
    const restored = await runOperation(elsewhere, 'restore', '--from', bare);
    expect(restored.output).toMatch(/rows are restored.\nThe files .+ are not restored/);
  });

  it('that is cut off or damaged restores nothing', async () => {
    const damaged = join(work, 'damaged');
    await cp(backup, damaged, { recursive: true });
    const file = join(damaged, 'database.jsonl.gz');
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trim()
      .split('\n');
    await writeFile(file, gzipSync(lines.slice(0, -1).join('\n')));
    const target = join(work, 'target');
    expect(await runOperation({ DATA_DIR: target }, 'restore', '--from', damaged)).toMatchObject({
      code: 1,
      output: expect.stringContaining('incomplete'),
    });
    await truncate(file, 100);
    expect((await runOperation({ DATA_DIR: target }, 'restore', '--from', damaged)).code).toBe(1);
    const empty = await runOperation({ DATA_DIR: target }, 'backup', '--to', join(work, 'of-nothing'));
    // The two rows that migrations put there.
    expect(empty.output).toMatch(/^2 rows/);
  });

  it('is not restored while a server runs', async () => {
    expect(await runOperation({ DATA_DIR: dataFolder }, 'restore', '--from', backup)).toMatchObject({
      code: 1,
      output: expect.stringContaining('in use by process'),
    });
  });

  it.each([[[]], [['backup']], [['fly', '--to', 'moon']], [['restore', '--from', '/nowhere/at/all']]])(
    'asked for wrongly says how: %j',
    async (parameters) => {
      const { code, output } = await runOperation({ DATA_DIR: join(work, 'unused') }, ...parameters);
      expect(code).toBe(1);
      expect(output.trim().split('\n')).toHaveLength(1);
    },
  );
});

it('what a shop has written is pulled, compared and applied as a folder, beside the server that runs', async () => {
  const folder = join(work, 'content');
  const configure = (...parameters: string[]) =>
    runOperation({ DATA_DIR: dataFolder }, 'configure', ...parameters);
  expect(await configure('pull', '--to', folder)).toMatchObject({ code: 0 });
  await mkdir(join(folder, 'articles', 'wool'), { recursive: true });
  await writeFile(join(folder, 'articles', 'wool', 'article.json'), '{"category": null}');
  const text = join(folder, 'articles', 'wool', 'en-US.html');
  await writeFile(text, '---\ntitle Wool\n---\n<p>Cold.</p>\n');
  const refused = await configure('apply', '--from', folder);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('articles/wool/en-US.html:2')]);
  await writeFile(text, '---\ntitle: Wool\nslug: wool\n---\n<p>Cold.</p>\n');
  const plan = await configure('diff', '--from', folder);
  const done = await configure('apply', '--from', folder);
  const again = await configure('diff', '--from', folder);
  expect(plan.output).toContain('+ articles/wool/en-US');
  expect([done.code, again.output.trim()]).toEqual([0, 'Nothing differs.']);
});
