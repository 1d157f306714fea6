import type { IncomingMessage } from 'node:http';
import { closeCodes } from '@shopbell/protocol';
import { appKey, visitorFrames } from '@shopbell/protocol/schemas';
import { isSwitchedOff } from '@shopbell/rules/launcher';
import type { Conversations } from '../features/conversations';
import { type AppReference, isOriginAllowed, type Shops } from '../features/shops';
import type { AdmittedVisitor, VisitorsService } from '../features/visitors';
import type { Metrics } from '../platform/metrics';
import { readFrame } from '../sockets/readFrame';
import { readPlainMessage } from '../sockets/readPlainMessage';
import type { Session } from '../sockets/Session';
import type { VisitorTurns } from './visitorTurns';

export interface VisitorSocketDependencies {
  readonly shops: Shops;
  readonly visitors: VisitorsService;
  readonly conversations: Conversations;
  readonly turns: VisitorTurns;
  readonly reportUnknown: (type: string) => void;
  readonly metrics: Metrics;
}

export type Admission<Who> =
  | { readonly kind: 'admitted'; readonly who: Who }
  | { readonly kind: 'closed'; readonly code: number };

export function createVisitorSocket({
  shops,
  visitors,
  conversations,
  turns,
  reportUnknown,
  metrics,
}: VisitorSocketDependencies) {
  return {
    async admit(
      request: IncomingMessage,
      token: string = tokenOf(request),
    ): Promise<Admission<AdmittedVisitor>> {
      const reference = appReference(request);
      const app = reference && (await shops.findApp(reference));
      if (!app || isSwitchedOff(app)) return { kind: 'closed', code: closeCodes.unknownApp };
      const { origin, host } = request.headers;
      if (!isOriginAllowed(app, origin, host)) return { kind: 'closed', code: closeCodes.forbidden };
      const claims = await visitors.access.verify(token, app.id);
      if (!claims) return { kind: 'closed', code: closeCodes.unauthorized };
      const heads = await conversations.heads([claims]);
      const head = heads.get(claims.conversationId) ?? noHead;
      if (head.isErased) return { kind: 'closed', code: closeCodes.unauthorized };
      return { kind: 'admitted', who: { ...claims, app, head, language: languageOf(request) } };
    },

    receive(session: Session, visitor: AdmittedVisitor, text: string): void | Promise<void> {
      const frame = readFrame(text, visitorFrames, readPlainMessage);
      if (frame.kind === 'dropped') {
        if (frame.because === 'unknown-type') reportUnknown(frame.type);
        return metrics.drops.inc({ reason: frame.because });
      }
      if (frame.kind === 'refused') {
        metrics.nacks.inc({ code: frame.nack.code });
        return session.send({ type: 'nack-message', messageId: frame.messageId, payload: frame.nack });
      }
      return turns.receive(session, visitor, frame);
    },
  };
}

const noHead = { headId: 0, revision: 0, isErased: false };

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
