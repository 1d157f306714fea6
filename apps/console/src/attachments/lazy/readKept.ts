import type { Attachment } from '@shopbell/protocol';
import { messageContent } from '@shopbell/protocol/schemas';

/** What an older console has kept may not be what this one understands. */
export function readKept(text: string): readonly Attachment[] {
  try {
    const attachments: unknown = JSON.parse(text);
    return messageContent.parse({ type: 'attachments', text: '', attachments }).attachments ?? [];
  } catch {
    return [];
  }
}
