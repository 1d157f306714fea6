import type { Message, MessageMetadata } from '@shopbell/protocol';
import { createListeners } from '../../feature/createListeners';
import { defineFeature, type Host } from '../../feature/Feature';
import type { Session } from '../../sockets/Session';
import type { AttachmentsService } from '../attachments';
import type { AdmittedVisitor, VisitorsService } from '../visitors';
import type { ConversationsService } from './ConversationsService';
import { createSocketReader } from './createSocketReader';
import { createSocketSender } from './createSocketSender';
import { createConversationAgentFrames, createConversationVisitorFrames } from './frames';
import { createConversationListeners } from './hears';
import { AgentNews } from './live/AgentNews';
import { HeadPoll } from './live/HeadPoll';
import { Live } from './live/Live';
import type { Place } from './Place';
import { type Conversations, createConversations } from './service';
import { conversationsTables } from './tables';

interface Needs extends Host {
  readonly attachments: AttachmentsService;
  readonly visitors: VisitorsService;
}

/** What a shopper and a shop's agents say to each other: stored, and told to everyone who follows it. */
export const conversationsFeature = defineFeature({
  name: 'conversations',
  tables: conversationsTables,
  create(context: Needs) {
    const { attachments, visitors, sockets, bus, onFailure } = context;
    const conversations = createConversations({
      ...context,
      gate: attachments.gate,
      onFailure: (error) => onFailure(error, 'commit'),
    });
    const live = createLive(context, conversations);
    conversations.whenStored((messages) => live.messages.stored(messages));
    const agentNews = new AgentNews(sockets);
    const headPoll = new HeadPoll({
      ...conversations,
      followed: () => live.followers.places,
      agentShops: () => sockets.agentShops,
      onHead: (conversationId, head) => live.headKnown(conversationId, head),
      onLatest: (head) => agentNews.tellIfNew(head),
      onFailure,
    });
    const sender = createSocketSender({ ...context, conversations });
    const framing = {
      ...context,
      conversations,
      sender,
      reader: createSocketReader(conversations, live, context.clock),
    };
    const said = createListeners<[Session, AdmittedVisitor, Message, MessageMetadata]>();
    const answered = createListeners<[Place]>();
    const service: ConversationsService = {
      ...conversations,
      frames: sender,
      live,
      whenSaid: said.add,
      whenAnswered: answered.add,
    };
    const { emailGate } = visitors;

    return {
      service,
      visitorFrames: createConversationVisitorFrames({ ...framing, emailGate, onSaid: said.tell }),
      agentFrames: createConversationAgentFrames({
        ...framing,
        followers: live.followers,
        onAnswered: answered.tell,
      }),
      hears: createConversationListeners(live, agentNews),
      /** Live from the head on, also for a client that never asks for what it missed. */
      onVisitor(session, { conversationId, head: { headId, revision } }) {
        live.followers.add(session, conversationId, { sentId: headId, headId, revision, isResuming: false });
      },
      onLeft: (session) => live.followers.remove(session),
      everyMinute: async () => conversations.forgetFullAllowances(),
      start() {
        if (!bus.isLossless) headPoll.start();
      },
      stop: async () => headPoll.stop(),
    };
  },
});

function createLive({ metrics, clock, onFailure }: Host, { afterMany, changesAfter }: Conversations): Live {
  return new Live({
    readAfter: afterMany,
    readChanges: changesAfter,
    onOffered: ({ createdDatetime }) =>
      metrics.fanoutLagSeconds.observe(Math.max(0, clock.now() - Date.parse(createdDatetime)) / 1000),
    onFailure,
  });
}
