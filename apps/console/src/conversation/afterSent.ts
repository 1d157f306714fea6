/** What stands in the field once a part of it has arrived: what was typed meanwhile, behind it or in its place. */
export function afterSent(now: string, sent: string): string {
  const rest = now.startsWith(sent) ? now.slice(sent.length) : now;
  // A word that was made longer is another word.
  return /^\S/.test(rest) ? now : rest.trimStart();
}
