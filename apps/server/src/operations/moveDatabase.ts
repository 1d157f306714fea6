import type { Database } from '../platform/db';
import { type DumpLine, dumpDatabase } from './dumpDatabase';
import { loadDatabase } from './loadDatabase';

/** From one database into another, without a file between: the next rows are read when the last ones are written. */
export async function moveDatabase(from: Database, to: Database): Promise<Record<string, number>> {
  const stream = new TransformStream<DumpLine, DumpLine>();
  const writer = stream.writable.getWriter();
  const dumping = dumpDatabase(from, (line) => writer.write(line)).then(
    () => writer.close(),
    (error) => writer.abort(error),
  );
  // Reading to the end, or an early end of the reader, settles every write: neither side can wait for ever.
  const [counts] = await Promise.all([loadDatabase(to, stream.readable, { isRestore: false }), dumping]);
  return counts;
}
