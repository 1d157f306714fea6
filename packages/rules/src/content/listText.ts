import type { MessageContent } from '@shopbell/protocol';

/** What a list shows of a message: its words, or the names of what it holds instead of words. */
export function listText({ text, attachments = [] }: MessageContent): string {
  return text.trim() !== '' ? text : attachments.map(({ name }) => name).join(', ');
}
