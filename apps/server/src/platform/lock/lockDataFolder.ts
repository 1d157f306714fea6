import { mkdir, open, rm, stat } from 'node:fs/promises';
import net from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

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
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const absolute = resolve(folder);
  const handle = Buffer.byteLength(absolute) > shortEnough ? await open(absolute, 'r') : null;
  const shortFolder = handle ? `/proc/self/fd/${handle.fd}` : absolute;
  const path = join(shortFolder, 'lock.sock');
  const server = await listenOrTakeOver(path, folder).catch(async (error) => {
    await handle?.close();
    throw error;
  });
  return {
    shortFolder,
    async release() {
      await new Promise<void>((closed) => server.close(() => closed()));
      await handle?.close();
    },
  };
}

async function listenOrTakeOver(path: string, folder: string): Promise<net.Server> {
  const server = net.createServer((connection) => connection.end(`process ${process.pid}`)).unref();
  try {
    await listen(server, path);
  } catch {
    const holder = await askHolder(path);
    if (holder !== null)
      throw new DataFolderInUse(`${folder} is in use by ${holder}; stop it, or set another DATA_DIR.`);
    await rm(path, { force: true });
    await listen(server, path);
  }
  await makeSureItIsStillOurs(server, path, folder);
  return server;
}

/** Two starters may both find a dead holder, and the later one removes the earlier one's new socket. */
async function makeSureItIsStillOurs(server: net.Server, path: string, folder: string): Promise<void> {
  const { ino } = await stat(path);
  await wait(50);
  const isOurs = await stat(path).then(
    (now) => now.ino === ino,
    () => false,
  );
  if (isOurs) return;
  // Not closed: closing would remove the path, which is the other's now. The process ends with this error.
  server.unref();
  throw new DataFolderInUse(`${folder} was taken by another process that started at the same moment.`);
}

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
