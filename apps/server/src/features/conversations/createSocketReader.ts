import { closeCodes, type HistoryRequest, type Message, type ResumeRequest } from '@shopbell/protocol';
import type { Clock } from '../../platform/clock';
import { type Session, shownTo } from '../../sockets/Session';
import type { Live } from './live/Live';
import type { Place } from './Place';
import { Readings } from './Readings';
import type { Conversations } from './service';

/** Pages of a conversation for whoever is in it: what they missed, and what was before. */
export function createSocketReader(conversations: Conversations, live: Live, clock: Clock) {
  const readings = new Readings((conversationId) => conversations.mustWaitMs(conversationId, 'reads'));

  /** For pages that ask by time and name what they hold: the newest page before it, without those (SOC-04). */
  async function sendRecent(
    session: Session,
    conversationId: string,
    { createdBefore, excludeIds = [] }: ResumeRequest,
  ): Promise<void> {
    const page = await conversations.before({ shopId: session.shopId, conversationId }, { createdBefore });
    const headId = session.follows.get(conversationId)?.headId ?? page.messages.at(-1)?.id ?? 0;
    sendPage(session, conversationId, without(page.messages, excludeIds), { hasMore: page.hasMore, headId });
  }

  /** Read while the conversation is followed: what is closed from then on is told as it happens. */
  const closedIdOf = async (place: Place): Promise<number> =>
    (await conversations.heads([place])).get(place.conversationId)?.closedId ?? 0;

  async function sendAfter(session: Session, conversationId: string, request: ResumeRequest): Promise<void> {
    const { afterId = 0, revision = 0, createdBefore, excludeIds = [] } = request;
    if (request.afterId === undefined && (createdBefore ?? request.excludeIds) !== undefined)
      return sendRecent(session, conversationId, request);
    const start = { sentId: afterId, headId: 0, revision, isResuming: true };
    const follow = live.followers.add(session, conversationId, start);
    follow.isResuming = true;
    // The page knows best what it has heard.
    follow.revision = revision;
    const place = { shopId: session.shopId, conversationId };
    const epoch = await conversations.epoch();
    const [changes, closedId] = await Promise.all([
      conversations.changesAfter(place, revision),
      session.signInId === null ? closedIdOf(place) : 0,
    ]);
    live.changes.send(session, conversationId, changes);
    const { messages, hasMore } = await conversations.after({ ...place, afterId });
    if (messages.length === 0 && afterId > follow.headId) {
      const head = (await conversations.heads([place])).get(conversationId) ?? noHead;
      if (afterId > head.headId) return beginAnew(session, conversationId, head);
    }
    const lastId = messages.at(-1)?.id ?? afterId;
    follow.sentId = lastId;
    follow.headId = Math.max(follow.headId, lastId);
    sendPage(session, conversationId, without(messages, excludeIds), { hasMore, headId: follow.headId });
    if (hasMore) return;
    follow.isResuming = false;
    const { headId } = follow;
    const payload = { conversationId, headId, epoch, ...(closedId > 0 && { closedId }), nowMs: clock.now() };
    session.send({ type: 'synced', payload });
    live.messages.catchUp(session, conversationId);
  }

  /** The page has seen more than there is, which a restore took away: it is live from what there is, and is told. */
  function beginAnew(session: Session, conversationId: string, { headId, revision }: typeof noHead): void {
    const follow = session.follows.get(conversationId);
    if (follow) Object.assign(follow, { sentId: headId, headId, revision, isResuming: false });
    sendPage(session, conversationId, [], { hasMore: false, headId });
    session.send({ type: 'synced', payload: { conversationId, headId, epoch: 0 } });
  }

  async function sendHistory(
    session: Session,
    conversationId: string,
    request: HistoryRequest,
  ): Promise<void> {
    const page = await conversations.before({ shopId: session.shopId, conversationId }, request);
    const messages = page.messages.map((message) => shownTo(session, message));
    session.send({ type: 'history', payload: { ...page, conversationId, messages } });
  }

  return {
    /**
     * What was changed since, then one page of what follows the cursor; after the last page the socket is live from
     * there on. A shopper's page is told up to where the team has closed the conversation by then.
     */
    resume: (session: Session, conversationId: string, request: ResumeRequest): Promise<void> =>
      readings.run(session, conversationId, () => sendAfter(session, conversationId, request)),

    history: (session: Session, conversationId: string, request: HistoryRequest): Promise<void> =>
      readings.run(session, conversationId, () => sendHistory(session, conversationId, request)),
  };
}

/** What a page names as being in its hand is not sent again. */
function without(messages: readonly Message[], excludeIds: readonly number[]): readonly Message[] {
  const inHand = new Set(excludeIds);
  return messages.filter(({ id }) => !inHand.has(id));
}

const noHead = { headId: 0, revision: 0 };

function sendPage(
  session: Session,
  conversationId: string,
  messages: readonly Message[],
  position: { readonly hasMore: boolean; readonly headId: number },
): void {
  const shown = messages.map((message) => shownTo(session, message));
  session.send({
    type: 'synchronize-recent-messages',
    payload: { conversationId, messages: shown, ...position },
  });
}

/** A read failed: the client asks again after its reconnect, from where it is. */
export const closeToResume = (session: Session): void => session.close(closeCodes.tryAgainLater);
