import type { IncomingMessage } from 'node:http';
import { closeCodes, type Message } from '@shopbell/protocol';
import { appKey, visitorFrames } from '@shopbell/protocol/schemas';
import type { Conversations, Head, NewMessage } from '../features/conversations';
import { type App, type AppReference, isOriginAllowed, type Shops } from '../features/shops';
import type { Tokens, VisitorClaims } from '../features/visitors';
import type { Metrics } from '../platform/metrics';
import type { CaptureFrames } from './captureFrames';
import { type ConversationFrames, closeToResume } from './conversationFrames';
import type { EmailGate } from './emailGate';
import type { Hub } from './Hub';
import type { PresenceNews } from './PresenceNews';
import { createNack, readFrame } from './readFrame';
import type { Session } from './Session';

export interface VisitorSocketDependencies {
  readonly shops: Shops;
  readonly tokens: Tokens;
  readonly conversations: Conversations;
  readonly frames: ConversationFrames;
  readonly hub: Hub;
  readonly presence: PresenceNews;
  readonly capture: CaptureFrames;
  readonly emailGate: EmailGate;
  /** After a shopper's new message is stored. */
  readonly onSaid: (session: Session, visitor: AdmittedVisitor, message: Message) => void;
  readonly reportUnknown: (type: string) => void;
  readonly metrics: Metrics;
}

export type Admission<Who> =
  | { readonly kind: 'admitted'; readonly who: Who }
  | { readonly kind: 'closed'; readonly code: number };

export interface AdmittedVisitor extends VisitorClaims {
  readonly app: App;
  readonly head: Head;
  /** What the page is shown in. */
  readonly language: string;
}

export function createVisitorSocket({
  shops,
  tokens,
  conversations,
  frames,
  hub,
  presence,
  capture,
  emailGate,
  onSaid,
  reportUnknown,
  metrics,
}: VisitorSocketDependencies) {
  async function say(
    session: Session,
    visitor: AdmittedVisitor,
    message: NewMessage['message'],
  ): Promise<void> {
    const { shopId, appId, conversationId } = visitor;
    const isPassing = emailGate.check(session, visitor);
    if (isPassing && !(await isPassing)) {
      metrics.nacks.inc({ code: 'email-required' });
      const { messageId, clientInstanceId } = message;
      const nack = { ...createNack('email-required', 0), conversationId, clientInstanceId };
      session.send({ type: 'nack-message', messageId, payload: nack });
      return session.send({ type: 'require-email-capture', payload: { conversationId } });
    }
    const place = { shopId, appId, conversationId };
    const stored = await frames.send(session, { ...place, message, fromAgent: false, sender: null });
    if (stored?.isNew) onSaid(session, visitor, stored.message);
  }

  return {
    async admit(
      request: IncomingMessage,
      token: string = tokenOf(request),
    ): Promise<Admission<AdmittedVisitor>> {
      const reference = appReference(request);
      const app = reference && (await shops.findApp(reference));
      if (!app) return { kind: 'closed', code: closeCodes.unknownApp };
      const { origin, host } = request.headers;
      if (!isOriginAllowed(app, origin, host)) return { kind: 'closed', code: closeCodes.forbidden };
      const claims = await tokens.verify(token, app.id);
      if (!claims) return { kind: 'closed', code: closeCodes.unauthorized };
      const heads = await conversations.heads([claims]);
      const head = heads.get(claims.conversationId) ?? { headId: 0, revision: 0, isErased: false };
      if (head.isErased) return { kind: 'closed', code: closeCodes.unauthorized };
      return { kind: 'admitted', who: { ...claims, app, head, language: languageOf(request) } };
    },

    /** Live from the head on, also for a client that never asks for what it missed. */
    begin(session: Session, { app, conversationId, head }: AdmittedVisitor): void {
      presence.enterShopper(session, app);
      const { headId, revision } = head;
      hub.follow(session, conversationId, { sentId: headId, headId, revision, isResuming: false });
    },

    async receive(session: Session, visitor: AdmittedVisitor, text: string): Promise<void> {
      const frame = readFrame(text, visitorFrames);
      const { conversationId, shopId } = visitor;
      if (frame.kind === 'dropped') {
        if (frame.because === 'unknown-type') reportUnknown(frame.type);
        return metrics.drops.inc({ reason: frame.because });
      }
      if (frame.kind === 'refused') {
        metrics.nacks.inc({ code: frame.nack.code });
        return session.send({ type: 'nack-message', messageId: frame.messageId, payload: frame.nack });
      }
      switch (frame.type) {
        case 'pending-conversation-message':
          return say(session, visitor, frame.payload);
        case 'synchronize-recent-messages':
          return frames.resume(session, conversationId, frame.payload).catch(() => closeToResume(session));
        case 'history':
          return frames.history(session, conversationId, frame.payload).catch(() => closeToResume(session));
        case 'typing-activity-shopper':
          return conversations.typed(shopId, conversationId, 'shopper');
        default:
          return capture.receive(session, visitor, frame);
      }
    },
  };
}

function languageOf({ url = '' }: IncomingMessage): string {
  return new URL(url, 'http://localhost').searchParams.get('language') ?? '';
}

function appReference({ url = '' }: IncomingMessage): AppReference | null {
  const query = new URL(url, 'http://localhost').searchParams;
  const appId = query.get('appId');
  const key = query.get('appKey');
  if (appId !== null) return /^\d{1,15}$/.test(appId) ? { id: Number(appId) } : null;
  const parsed = appKey.safeParse(key);
  return parsed.success ? { key: parsed.data } : null;
}

/** The token travels as the subprotocol, base64url without padding (CON-04, CON-05). */
function tokenOf({ headers }: IncomingMessage): string {
  const [protocol = ''] = (headers['sec-websocket-protocol'] ?? '').split(',');
  return Buffer.from(protocol.trim(), 'base64url').toString('utf8');
}
