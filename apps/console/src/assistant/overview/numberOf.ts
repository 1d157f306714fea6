/** What is no number goes as it stands: the server says so, and nobody takes it for no limit at all. */
export function numberOf(written = ''): number | string | null {
  if (!written.trim()) return null;
  const number = Number(written);
  return Number.isNaN(number) ? written : number;
}
