import type { ShopperSummary } from '@shopbell/protocol';

const words: Readonly<Record<string, readonly [one: string, many: string]>> = {
  message: ['message', 'messages'],
  attachment: ['file', 'files'],
  note: ['note', 'notes'],
  outgoing_message: ['mail', 'mails'],
  login_code: ['sign-in code', 'sign-in codes'],
};

/** What a shop keeps about somebody, in a sentence; null where that is nothing. */
export function keptWords({ conversations, rows }: ShopperSummary): string | null {
  const counts: [number, readonly [string, string]][] = [
    [conversations, ['conversation', 'conversations']],
    ...Object.entries(words).map(([table, names]): [number, readonly [string, string]] => [
      rows[table] ?? 0,
      names,
    ]),
  ];
  const parts = counts
    .filter(([count]) => count > 0)
    .map(([count, [one, many]]) => `${count} ${count === 1 ? one : many}`);
  if (parts.length > 0) return new Intl.ListFormat('en').format(parts);
  return Object.keys(rows).length > 0 ? 'That the address is blocked' : null;
}
