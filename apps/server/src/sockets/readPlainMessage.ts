import { limits, type OutgoingMessage } from '@shopbell/protocol';

export interface PlainMessage {
  readonly kind: 'frame';
  readonly type: 'pending-conversation-message';
  readonly messageId: string | undefined;
  readonly payload: OutgoingMessage & { readonly content: { readonly type: 'text' } };
}

/** What pages say about themselves with most messages, and how long each may be. */
const plainMetadata = new Map([
  ['currentUrl', 2048],
  ['chatAvailability', 64],
  ['capturedMail', 254],
  ['revenueId', 512],
]);

/**
 * A shopper's words with nothing special about them, which is what nearly every frame of a busy server is: read as the
 * schemas read it, in a tenth of the time. Whatever is not plain in every part is null, and theirs to judge.
 */
export function readPlainMessage(json: unknown): PlainMessage | null {
  if (!isObject(json) || json.type !== 'pending-conversation-message') return null;
  const { messageId, payload } = json;
  if (!isPlainName(messageId) || !isPlainPayload(payload)) return null;
  return {
    kind: 'frame',
    type: json.type,
    messageId,
    payload: payload.clientInstanceId === undefined ? { ...payload, clientInstanceId: '' } : payload,
  };
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** So many keys, and one for each of the others that is there: JSON knows no `undefined`. */
const hasNoMore = (value: object, required: number, ...optional: unknown[]): boolean =>
  Object.keys(value).length === required + optional.filter((one) => one !== undefined).length;

const isPlainText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length <= maxLength && value.isWellFormed() && !value.includes('\u0000');

const isPlainName = (value: unknown): value is string | undefined =>
  value === undefined || isPlainText(value, 64);

function isPlainPayload(payload: unknown): payload is PlainMessage['payload'] {
  if (!isObject(payload)) return false;
  const { messageId, clientInstanceId, content, metadata } = payload;
  return (
    hasNoMore(payload, 2, clientInstanceId, metadata) &&
    isMatch(messageId, /^\d{1,16}$/) &&
    (clientInstanceId === undefined || isMatch(clientInstanceId, /^[A-Za-z0-9_-]{0,64}$/)) &&
    isPlainContent(content) &&
    (metadata === undefined || isPlainMetadata(metadata))
  );
}

const isMatch = (value: unknown, pattern: RegExp): boolean =>
  typeof value === 'string' && pattern.test(value);

const isPlainContent = (content: unknown): boolean =>
  isObject(content) &&
  content.type === 'text' &&
  hasNoMore(content, 2) &&
  isPlainText(content.text, limits.messageTextMax) &&
  content.text.trim() !== '';

const isPlainMetadata = (metadata: unknown): boolean =>
  isObject(metadata) &&
  Object.entries(metadata).every(([key, value]) => isPlainText(value, plainMetadata.get(key) ?? -1));
