import type { MessageContent } from '@shopbell/protocol';

/** Words alone need nothing that is loaded later. */
export const isPlain = ({ type, attachments = [], capturedValue }: MessageContent): boolean =>
  type === 'text' && attachments.length === 0 && capturedValue === undefined;
