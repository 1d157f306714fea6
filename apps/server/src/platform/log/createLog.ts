import pino, { type DestinationStream, type Logger } from 'pino';
import { describeError } from './describeError';
import { scrub } from './scrub';

export type Log = Logger;

/** JSON lines on stderr; stdout is for what people read at the start. */
export function createLog(level: string, stream: DestinationStream = process.stderr): Log {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError, req: () => undefined, res: () => undefined },
      hooks: { streamWrite: scrub },
    },
    stream,
  );
}
