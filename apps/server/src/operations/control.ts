import { rm } from 'node:fs/promises';
import net from 'node:net';
import { join } from 'node:path';
import { OperationRefused } from './OperationRefused';

const socketIn = (folder: string): string => join(folder, 'control.sock');

/**
 * A running server has the embedded database to itself, so it makes its own backup when it is asked to. Only who may
 * enter the data folder reaches this socket.
 */
export async function listenForBackups(shortFolder: string, backup: (target: string) => Promise<number>) {
  await rm(socketIn(shortFolder), { force: true });
  const server = net.createServer({ allowHalfOpen: true }, (connection) => {
    let request = '';
    connection.on('data', (data) => {
      request += data;
    });
    connection.on('error', () => connection.destroy());
    connection.on('end', async () => {
      const answer = await backup(request).then(
        (rows) => ({ rows }),
        (error: Error) => ({ refused: error.message }),
      );
      connection.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((listening) => server.listen(socketIn(shortFolder), listening));
  server.unref();
  return () => new Promise<void>((closed) => server.close(() => closed()));
}

/** Asks the server that holds the folder. */
export function askForBackup(folder: string, target: string): Promise<number> {
  return new Promise((done, failed) => {
    let answer = '';
    const connection = net.connect(socketIn(folder), () => connection.end(target));
    connection.on('data', (data) => {
      answer += data;
    });
    connection.on('error', failed);
    connection.on('end', () => {
      const { rows, refused } = JSON.parse(answer);
      if (refused === undefined) done(rows);
      else failed(new OperationRefused(refused));
    });
  });
}
