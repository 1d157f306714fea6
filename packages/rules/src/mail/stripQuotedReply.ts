/** Stands in our mails above what they quote; whatever comes after it in a reply is not new. */
export const replyMarker = '--- Reply above this line ---';

/** How mail programs introduce what they quote. Each line is short and anchored, so that none takes long to judge. */
const introductions = [
  /^-{2,} ?(original message|ursprüngliche nachricht|message d'origine|mensaje original) ?-{2,}$/i,
  /^_{20,}$/,
  /^(on|am|le|el|il|op|den|em|på) .{4,200}(wrote|schrieb.*|a écrit|escribió|ha scritto|schreef.*|skrev|escreveu) ?:$/i,
  /^(from|von|de|da|van|fra|från) ?: .+$/i,
];

/** What someone wrote in a reply, without the mail they replied to. */
export function stripQuotedReply(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex((line, index) => isQuoteBegun(line.trim(), (lines[index + 1] ?? '').trim()));
  const own = end === -1 ? lines : lines.slice(0, end);
  return own
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .trim();
}

/** Long introductions are broken into two lines. */
function isQuoteBegun(line: string, next: string): boolean {
  if (line.length > 400) return false;
  if (line.includes(replyMarker)) return true;
  const joined = `${line} ${next}`.slice(0, 400);
  return introductions.some((pattern) => pattern.test(line)) || (introductions[2]?.test(joined) ?? false);
}
