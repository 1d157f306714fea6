import { closeCodes, type HistoryRequest, type ResumeRequest } from '@shopbell/protocol';
import { type Session, shownTo } from '../../sockets/Session';
import type { Live } from './live/Live';
import { Readings } from './Readings';
import type { Conversations } from './service';

/** Pages of a conversation for whoever is in it: what they missed, and what was before. */
export function createSocketReader(conversations: Conversations, live: Live) {
  const readings = new Readings((conversationId) => conversations.mustWaitMs(conversationId, 'reads'));

  /** For pages that ask by time and name what they hold: the newest page before it, without those (SOC-04). */
  async function sendRecent(
    session: Session,
    conversationId: string,
    { createdBefore, excludeIds = [] }: ResumeRequest,
  ): Promise<void> {
    const page = await conversations.before({ shopId: session.shopId, conversationId }, { createdBefore });
    const isHeld = new Set(excludeIds);
    const messages = page.messages.filter(({ id }) => !isHeld.has(id));
    const headId = session.follows.get(conversationId)?.headId ?? page.messages.at(-1)?.id ?? 0;
    const shown = messages.map((message) => shownTo(session, message));
    const payload = { conversationId, messages: shown, hasMore: page.hasMore, headId };
    session.send({ type: 'synchronize-recent-messages', payload });
  }

  async function sendAfter(session: Session, conversationId: string, request: ResumeRequest): Promise<void> {
    if (request.createdBefore !== undefined || request.excludeIds !== undefined)
      return sendRecent(session, conversationId, request);
    const { afterId = 0, revision = 0 } = request;
    const start = { sentId: afterId, headId: afterId, revision, isResuming: true };
    const follow = live.followers.add(session, conversationId, start);
    follow.isResuming = true;
    // The page knows best what it has heard.
    follow.revision = revision;
    const place = { shopId: session.shopId, conversationId };
    const changes = await conversations.changesAfter(place, revision);
    live.changes.send(session, conversationId, changes);
    const { messages, hasMore } = await conversations.after({ ...place, afterId });
    const lastId = messages.at(-1)?.id ?? afterId;
    follow.sentId = lastId;
    follow.headId = Math.max(follow.headId, lastId);
    const shown = messages.map((message) => shownTo(session, message));
    const payload = { conversationId, messages: shown, hasMore, headId: follow.headId };
    session.send({ type: 'synchronize-recent-messages', payload });
    if (hasMore) return;
    follow.isResuming = false;
    session.send({ type: 'synced', payload: { conversationId, headId: follow.headId } });
    live.messages.catchUp(session, conversationId);
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
     * there on.
     */
    resume: (session: Session, conversationId: string, request: ResumeRequest): Promise<void> =>
      readings.run(session, conversationId, () => sendAfter(session, conversationId, request)),

    history: (session: Session, conversationId: string, request: HistoryRequest): Promise<void> =>
      readings.run(session, conversationId, () => sendHistory(session, conversationId, request)),
  };
}

/** A read failed: the client asks again after its reconnect, from where it is. */
export const closeToResume = (session: Session): void => session.close(closeCodes.tryAgainLater);
