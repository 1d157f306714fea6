import { rm } from 'node:fs/promises';
import net from 'node:net';
import { join } from 'node:path';
import type { ApplyRequest, PullRequest } from './content/content';
import { OperationRefused } from './OperationRefused';

const socketIn = (folder: string): string => join(folder, 'control.sock');

/** What a running server does for whoever may enter its data folder. */
export interface Control {
  backup(request: { readonly target: string }): Promise<unknown>;
  configure(request: { readonly appKey: string; readonly settings: unknown }): Promise<unknown>;
  pull(request: PullRequest): Promise<unknown>;
  apply(request: ApplyRequest): Promise<unknown>;
}
type Request = { [Name in keyof Control]: { operation: Name } & Parameters<Control[Name]>[0] }[keyof Control];

/**
 * A running server has the embedded database to itself, so it does what is to be done with it when it is asked to.
 * Only who may enter the data folder reaches this socket.
 */
export async function listenForOperations(shortFolder: string, control: Control) {
  await rm(socketIn(shortFolder), { force: true });
  const server = net.createServer({ allowHalfOpen: true }, (connection) => {
    let text = '';
    connection.on('data', (data) => {
      text += data;
    });
    connection.on('error', () => connection.destroy());
    connection.on('end', async () => {
      const answer = await perform(control, text).then(
        (result) => ({ result }),
        (error: Error) => ({ refused: error.message }),
      );
      connection.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((listening) => server.listen(socketIn(shortFolder), listening));
  server.unref();
  return () => new Promise<void>((closed) => server.close(() => closed()));
}

async function perform(control: Control, text: string): Promise<unknown> {
  const request: Request = JSON.parse(text);
  switch (request.operation) {
    case 'backup':
      return control.backup(request);
    case 'configure':
      return control.configure(request);
    case 'pull':
      return control.pull(request);
    case 'apply':
      return control.apply(request);
    default:
      throw new OperationRefused('The running server is of another version.');
  }
}

/** Asks the server that holds the folder. */
export function askServer<Result>(folder: string, request: Request): Promise<Result> {
  return new Promise((done, failed) => {
    let answer = '';
    const connection = net.connect(socketIn(folder), () => connection.end(JSON.stringify(request)));
    connection.on('data', (data) => {
      answer += data;
    });
    connection.on('error', failed);
    connection.on('end', () => {
      const { result, refused } = JSON.parse(answer);
      if (refused === undefined) done(result);
      else failed(new OperationRefused(refused));
    });
  });
}
