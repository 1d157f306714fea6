import { readdirSync, readFileSync } from 'node:fs';

/**
 * Seconds of processor time that this process, or another one, and all it has started have used: the database, the
 * server, and whoever asks them. On a machine that is not idle this says more than the clock does.
 */
export function cpuSeconds(of = process.pid) {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const ours = new Set([of]);
  for (let size = 0; size < ours.size; ) {
    size = ours.size;
    for (const { pid, parent } of processes) if (ours.has(parent)) ours.add(pid);
  }
  return processes.reduce((sum, { pid, seconds }) => sum + (ours.has(pid) ? seconds : 0), 0);
}

/** With what its children used that have ended. */
function readProcess(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return [{ pid: Number(pid), parent: Number(fields[1]), seconds: ticks / 100 }];
  } catch {
    return [];
  }
}
