import { vi } from 'vitest';

/** Nothing here measures time: what comes late on a busy machine has come. */
const patienceMs = 30_000;

const { waitUntil, waitFor } = vi;

type Options = Parameters<typeof waitUntil>[1];
const patient = (options: Options) => {
  const given = typeof options === 'number' ? { timeout: options } : options;
  return { ...given, timeout: Math.max(patienceMs, given?.timeout ?? 0) };
};

vi.waitUntil = (condition, options) => waitUntil(condition, patient(options));
vi.waitFor = (action, options) => waitFor(action, patient(options));
