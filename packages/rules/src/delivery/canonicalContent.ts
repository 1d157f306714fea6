import type { MessageContent } from '@shopbell/protocol';

/** What makes two sends under one key the same message (D3): what was said, not the page it was said on. */
export function canonicalContent(content: MessageContent): string {
  const { type, text, html, attachments, capturedValue } = content;
  // As good as every message.
  if (html === undefined && attachments === undefined && capturedValue === undefined)
    return JSON.stringify([type, text]);
  const files = attachments?.map(({ contentType, url, extra }) => [contentType, url, sorted(extra)]);
  const more = [html ?? null, files ?? null, sorted(capturedValue) ?? null];
  return JSON.stringify(more.every((part) => part === null) ? [type, text] : [type, text, ...more]);
}

/** The same for the same keys and values, in whatever order the keys came. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, inner]) => [key, sorted(inner)] as const)
    .sort(([left], [right]) => (left < right ? -1 : 1));
}
