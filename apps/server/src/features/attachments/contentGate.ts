import type {
  Attachment,
  FileAttachment,
  MessageContent,
  ProblemCode,
  UploadReference,
  WrittenContent,
} from '@shopbell/protocol';
import { isCard, readMarkup, textOf, withPlaceholder } from '@shopbell/rules/content';
import { sanitiseHtml } from './sanitiseHtml';
import type { Owner } from './store';

export type GateResult =
  | { readonly kind: 'passed'; readonly content: MessageContent }
  | { readonly kind: 'refused'; readonly code: ProblemCode };

/** Content on its way in: of a frame, or of a part of the server that speaks for the shop. */
export type IncomingContent = WrittenContent | MessageContent;

export interface GateRequest extends Owner {
  /** Whose messages must keep their order: one tab of one conversation. */
  readonly sender: string;
  readonly content: IncomingContent;
}

export type ContentGate = (request: GateRequest) => GateResult | Promise<GateResult>;

type IncomingAttachment = Attachment | UploadReference;

/**
 * Makes of what was written what may be stored: markup sanitised, uploads looked up, cards given their placeholders.
 * Words pass at once. What needs a look into the database makes later messages of the same sender wait for it, and
 * fail with it, so that nothing overtakes (D5).
 */
export function createContentGate(
  reference: (owner: Owner, urls: readonly string[]) => Promise<FileAttachment[] | null>,
): ContentGate {
  const turns = new Map<string, Promise<GateResult>>();

  async function lookUp({ content, ...owner }: GateRequest): Promise<GateResult> {
    const incoming: readonly IncomingAttachment[] = attachmentsOf(content);
    const urls = incoming.filter(isUpload).map(({ url }) => url);
    const found = urls.length === 0 ? [] : await reference(owner, urls);
    if (!found) return { kind: 'refused', code: 'forbidden' };
    const files = found.values();
    const attachments = incoming.map((one) => (isUpload(one) ? (files.next().value ?? one) : placed(one)));
    return { kind: 'passed', content: { ...cleaned(content), attachments } as MessageContent };
  }

  return (request) => {
    const { content, conversationId, sender } = request;
    const key = `${conversationId} ${sender}`;
    const before = turns.get(key);
    if (!before && attachmentsOf(content).length === 0)
      return { kind: 'passed', content: cleaned(content) as MessageContent };
    const turn = (before ?? Promise.resolve()).then(() => lookUp(request));
    turns.set(key, turn);
    const end = () => {
      if (turns.get(key) === turn) turns.delete(key);
    };
    // One step later than whoever waits for this turn: the message is in the commit before the next one may pass.
    void turn.catch(() => {}).then(end);
    return turn;
  };
}

const attachmentsOf = (content: IncomingContent): readonly IncomingAttachment[] =>
  'attachments' in content ? (content.attachments ?? []) : [];

/** Whatever stands under our own addresses is looked up, also where more is said of it. */
const isUpload = (attachment: IncomingAttachment): attachment is UploadReference =>
  attachment.url.startsWith('/attachments/');

const placed = (attachment: IncomingAttachment): IncomingAttachment =>
  'contentType' in attachment && isCard(attachment) ? withPlaceholder(attachment) : attachment;

function cleaned(content: IncomingContent): IncomingContent {
  if (!('html' in content) || content.html === undefined) return content;
  const html = sanitiseHtml(content.html);
  return { ...content, html, text: content.text.trim() === '' ? textOf(readMarkup(html)) : content.text };
}
