import { createHash } from 'node:crypto';
import { type MessageId, problems } from '@shopbell/protocol';
import type { Clock } from '../../platform/clock';
import { type Database, withinShops } from '../../platform/db';
import type { ConversationsService, Place } from '../conversations';
import type { CorrespondenceService } from '../correspondence';
import type { Orders } from '../orders';
import type { Shops } from '../shops';
import type { VisitorsService } from '../visitors';
import { type Change, type ChangeKey, findChange, findRequests, markTold } from './store';
import { requestCard, requestMail } from './words';

export interface TellDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly conversations: ConversationsService;
  readonly correspondence: CorrespondenceService;
  readonly visitors: VisitorsService;
  readonly orders: Orders;
  readonly shops: Shops;
}

/** Tells the shopper what was decided, once: in the conversation, and by mail. Fails where it must be tried again. */
export function createTell(dependencies: TellDependencies) {
  const { database, clock, conversations, correspondence, visitors, orders, shops } = dependencies;

  /** Only what was proven, or what the shop's own system knows of who has proven their number. */
  async function addressOf(place: Place): Promise<string | null> {
    const visitor = await visitors.find(place);
    if (visitor.email !== null && visitor.emailTrust === 'verified') return visitor.email;
    if (!visitor.phone) return null;
    const found = await orders.ofVisitor(place.shopId, visitor);
    if (!found.isDone) throw new Error(`Where to mail what was decided is not known: ${found.because}`);
    return found.value.customer?.email ?? null;
  }

  async function tellConversation(change: Change, content: ReturnType<typeof requestCard>, appId: number) {
    const { shopId, conversationId, sender } = change;
    const message = { messageId: cardKeyOf(change), clientInstanceId: 'order-requests', content };
    const sent = await conversations.send({
      ...{ shopId, appId, conversationId, message, fromAgent: true, sender },
    });
    if (sent.kind === 'refused' && problems[sent.code].retryable)
      throw new Error(`The conversation did not take what was decided: ${sent.code}`);
  }

  return async (key: ChangeKey): Promise<void> => {
    const { shopId, requestId, revision } = key;
    const scope = database.inShops([shopId]);
    const change = await findChange(scope, key);
    const [request] = await findRequests(scope, key, requestId);
    const appId = await conversations.appOf(key);
    const app = appId === null ? null : await shops.findApp({ id: appId });
    if (!change || change.isTold || !request || !app) return;
    const told = { app, request, change };
    await tellConversation(change, requestCard(told), app.id);
    const to = await addressOf(key);
    await database.tx(async (transaction) => {
      const isFirst = await withinShops(transaction, [shopId], () =>
        markTold(transaction, key, new Date(clock.now())),
      );
      if (!isFirst || to === null) return;
      const about = `request.${requestId}.${revision}`;
      await correspondence.notices.send(transaction, key, {
        ...{ to, about, words: (link) => requestMail(told, link) },
      });
    });
  };
}

/** The same card has the same key, however often it is sent; on the wire that is a number. */
const cardKeyOf = ({ conversationId, requestId, revision }: ChangeKey): MessageId =>
  String(
    createHash('sha256').update(`${conversationId} ${requestId} ${revision}`).digest().readUIntBE(0, 6),
  ) as MessageId;
