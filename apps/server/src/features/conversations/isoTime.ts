let second = Number.NaN;
let untilSecond = '';

/** As `toISOString` writes it, in a tenth of the time: what is stored together was said in the same second. */
export function isoTime(ms: number): string {
  const rest = ms % 1000;
  if (ms - rest !== second) {
    second = ms - rest;
    untilSecond = new Date(second).toISOString().slice(0, -4);
  }
  return `${untilSecond}${String(rest).padStart(3, '0')}Z`;
}
