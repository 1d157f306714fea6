const daysMax = 3650;

/** What is wrong with a number of days, in words; nothing at all means for ever. */
export function judgeDays(given: string): string | null {
  const text = given.trim();
  if (text === '') return null;
  const days = Number(text);
  return /^\d+$/.test(text) && days >= 1 && days <= daysMax
    ? null
    : `Write a whole number from 1 to ${daysMax}.`;
}
