import type { MessageContent } from '@shopbell/protocol';

/** Words alone need nothing that is loaded later; an assistant's come with where they are from, a request as a card. */
export const isPlain = ({ type, attachments = [], capturedValue, metadata }: MessageContent): boolean =>
  type === 'text' &&
  attachments.length === 0 &&
  capturedValue === undefined &&
  !metadata?.sources &&
  !metadata?.request;
