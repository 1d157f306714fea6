import type { IncomingMessage } from 'node:http';
import { closeCodes } from '@shopbell/protocol';
import { appKey, visitorFrames } from '@shopbell/protocol/schemas';
import { unreachable } from '@shopbell/rules/unreachable';
import type { Conversations } from '../features/conversations';
import type { Inbox } from '../features/inbox';
import { type AppReference, isOriginAllowed, type Shops } from '../features/shops';
import type { Tokens, VisitorClaims } from '../features/visitors';
import type { Metrics } from '../platform/metrics';
import { type ConversationFrames, closeToResume } from './conversationFrames';
import type { Hub } from './Hub';
import { readFrame } from './readFrame';
import type { Session } from './Session';

export interface VisitorSocketDependencies {
  readonly shops: Shops;
  readonly tokens: Tokens;
  readonly conversations: Conversations;
  readonly inbox: Inbox;
  readonly frames: ConversationFrames;
  readonly hub: Hub;
  readonly metrics: Metrics;
}

export type Admission<Who> =
  | { readonly kind: 'admitted'; readonly who: Who }
  | { readonly kind: 'closed'; readonly code: number };

export interface AdmittedVisitor extends VisitorClaims {
  readonly headId: number;
}

export function createVisitorSocket({
  shops,
  tokens,
  conversations,
  inbox,
  frames,
  hub,
  metrics,
}: VisitorSocketDependencies) {
  return {
    async admit(request: IncomingMessage): Promise<Admission<AdmittedVisitor>> {
      const reference = appReference(request);
      const app = reference && (await shops.findApp(reference));
      if (!app) return { kind: 'closed', code: closeCodes.unknownApp };
      const { origin, host } = request.headers;
      if (!isOriginAllowed(app, origin, host)) return { kind: 'closed', code: closeCodes.forbidden };
      const claims = await tokens.verify(tokenOf(request), app.id);
      if (!claims) return { kind: 'closed', code: closeCodes.unauthorized };
      const heads = await conversations.headIds([claims]);
      return { kind: 'admitted', who: { ...claims, headId: heads.get(claims.conversationId) ?? 0 } };
    },

    /** Live from the head on, also for a client that never asks for what it missed. */
    begin(session: Session, { conversationId, headId }: AdmittedVisitor): void {
      hub.follow(session, conversationId, { sentId: headId, headId, isResuming: false });
    },

    async receive(session: Session, visitor: AdmittedVisitor, text: string): Promise<void> {
      const frame = readFrame(text, visitorFrames);
      const { conversationId, shopId, appId } = visitor;
      if (frame.kind === 'dropped') return metrics.drops.inc({ reason: frame.because });
      if (frame.kind === 'refused') {
        metrics.nacks.inc({ code: frame.nack.code });
        return session.send({ type: 'nack-message', messageId: frame.messageId, payload: frame.nack });
      }
      switch (frame.type) {
        case 'pending-conversation-message':
          return frames.send(session, {
            shopId,
            appId,
            conversationId,
            message: frame.payload,
            fromAgent: false,
            sender: null,
          });
        case 'synchronize-recent-messages':
          return frames
            .resume(session, conversationId, frame.payload.afterId ?? 0)
            .catch(() => closeToResume(session));
        case 'history':
          return frames.history(session, conversationId, frame.payload).catch(() => closeToResume(session));
        case 'typing-activity-shopper':
          return conversations.typed(shopId, conversationId, 'shopper');
        case 'message-seen':
          return inbox.seen({ shopId, conversationId }, Date.parse(frame.payload.messageSeenDate));
        default:
          return unreachable(frame);
      }
    },
  };
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
