/** `2026-11-15T10:30` on a wall of that zone; null for what is no time. */
export function wallToMs(text: string, timeZone: string): number | null {
  const asUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asUtc)) return null;
  // Once more with the offset of there, for the hours around a change of the clock.
  const first = asUtc - offsetMs(asUtc, timeZone);
  return asUtc - offsetMs(first, timeZone);
}

export const msToWall = (ms: number, timeZone: string): string =>
  new Date(ms + offsetMs(ms, timeZone)).toISOString().slice(0, 16);

function offsetMs(ms: number, timeZone: string): number {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    ms,
  );
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(ms / 1000) * 1000;
}
