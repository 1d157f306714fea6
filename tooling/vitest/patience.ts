import { vi } from 'vitest';

/** Nothing here measures time: what comes late on a busy machine has come. */
const patienceMs = 30_000;

const { waitUntil, waitFor } = vi;
/** Files that share what they import come by here one after the other. */
const isPatient = Symbol.for('shopbell.isPatient');

type Options = Parameters<typeof waitUntil>[1];
const patient = (options: Options) => {
  const given = typeof options === 'number' ? { timeout: options } : options;
  return { ...given, timeout: Math.max(patienceMs, given?.timeout ?? 0) };
};

if (!(isPatient in vi)) {
  vi.waitUntil = (condition, options) => waitUntil(condition, patient(options));
  vi.waitFor = (action, options) => waitFor(action, patient(options));
  Object.assign(vi, { [isPatient]: true });
}
