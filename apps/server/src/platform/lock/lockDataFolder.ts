import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { join, resolve } from 'node:path';

export class DataFolderInUse extends Error {}

export interface DataFolderLock {
  /** The folder under a path short enough for unix sockets. */
  readonly shortFolder: string;
  release(): Promise<void>;
}

/** Unix socket paths end at 107 bytes, and the name inside the folder needs some of them. */
const shortEnough = 85;

/**
 * Two processes on one folder corrupt the embedded database silently. The lock is a listening unix socket inside
 * the folder: the system frees it when its holder dies, however it dies. The holder tells who it is to whoever
 * connects; the pid is for that message only.
 *
 * Nobody removes what may be another's: each holder's socket has a number of its own, above all there were, and who dies
 * leaves it behind. Of those who find a dead one at the same moment only one can bind the next number.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const absolute = resolve(folder);
  const handle = Buffer.byteLength(absolute) > shortEnough ? await open(absolute, 'r') : null;
  const shortFolder = handle ? `/proc/self/fd/${handle.fd}` : absolute;
  const { server, number } = await take(shortFolder, folder).catch(async (error) => {
    await handle?.close();
    throw error;
  });
  return {
    shortFolder,
    async release() {
      // Numbers go on from here, although the socket's own file goes with it; on a disk that is full they begin anew.
      await writeFile(join(shortFolder, `lock.${number}.free`), '').catch(() => {});
      await close(server);
      await handle?.close();
    },
  };
}

async function take(path: string, folder: string): Promise<{ server: net.Server; number: number }> {
  const before = await marksIn(path);
  await refuseIfHeld(before, path, folder);
  const number = Math.max(0, ...before.map((mark) => mark.number)) + 1;
  const server = net.createServer((connection) => {
    // Whoever asks may be gone before it is told: nothing of that ends who holds the folder.
    connection.on('error', () => {}).end(`process ${process.pid}`);
  });
  server.unref();
  const mine = `lock.${number}.sock`;
  await listen(server, join(path, mine)).catch(() => {
    throw new DataFolderInUse(`${folder} was taken by another process that started at the same moment.`);
  });
  try {
    // Whoever looked at the same time as we did has the same number; whoever looked before may be far behind.
    const others = (await marksIn(path)).filter(({ name }) => name !== mine);
    if (others.some((mark) => mark.number >= number))
      throw new DataFolderInUse(`${folder} was taken by another process that started at the same moment.`);
    await refuseIfHeld(others, path, folder);
    for (const { name } of others) await rm(join(path, name), { force: true });
  } catch (error) {
    await close(server);
    throw error;
  }
  return { server, number };
}

interface Mark {
  readonly name: string;
  readonly number: number;
  readonly isSocket: boolean;
}

/** The sockets of holders, dead or alive, and what those left who have gone properly. */
async function marksIn(path: string): Promise<Mark[]> {
  return (await readdir(path)).flatMap((name) => {
    const [, number, kind] = /^lock\.(?:(\d{1,15})\.)?(sock|free)$/.exec(name) ?? [];
    return kind ? [{ name, number: Number(number ?? 0), isSocket: kind === 'sock' }] : [];
  });
}

async function refuseIfHeld(marks: readonly Mark[], path: string, folder: string): Promise<void> {
  const sockets = marks.filter(({ isSocket }) => isSocket);
  const holders = await Promise.all(sockets.map(({ name }) => askHolder(join(path, name))));
  const holder = holders.find((each) => each !== null);
  if (holder)
    throw new DataFolderInUse(`${folder} is in use by ${holder}; stop it, or set another DATA_DIR.`);
}

const close = (server: net.Server): Promise<void> =>
  new Promise<void>((closed) => server.close(() => closed()));

function listen(server: net.Server, path: string): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed).listen(path, () => {
      server.removeListener('error', failed);
      done();
    });
  });
}

/** Who holds the lock, or null when nobody listens any more. */
function askHolder(path: string): Promise<string | null> {
  return new Promise((answer) => {
    let name = '';
    const connection = net.connect(path);
    connection.setTimeout(500, () => connection.destroy());
    connection.on('data', (data) => {
      name += data;
    });
    connection.on('error', (error) => answer(isNobody(error) ? null : 'another process'));
    connection.on('close', () => answer(name || 'another process'));
  });
}

const isNobody = (error: Error): boolean =>
  'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ENOENT');
