const codes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', '53300']);

/** The database is away, rather than unhappy with what it was asked. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // 08 connection exceptions, 57 operator intervention (shutdown, crash, cannot connect now).
  if (codes.has(code) || code.startsWith('08') || code.startsWith('57')) return true;
  return /connection (terminated|timeout)|timeout exceeded when trying to connect|query read timeout/i.test(
    error.message,
  );
}
