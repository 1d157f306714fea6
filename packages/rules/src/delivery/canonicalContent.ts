import type { MessageContent } from '@shopbell/protocol';

/** What makes two sends under one key the same message (D3): what was said, not the page it was said on. */
export function canonicalContent(content: MessageContent): string {
  return JSON.stringify([content.type, content.text]);
}
