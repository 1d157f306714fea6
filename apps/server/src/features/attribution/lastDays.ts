const dayMs = 86_400_000;

/** As the shop's calendar names them, the oldest first, today the last. */
export function lastDays(nowMs: number, timeZone: string, count: number): string[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(nowMs);
  const noonMs = Date.parse(`${today}T12:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(noonMs - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}
