import { defineFeature, type Host } from '../../feature/Feature';
import type { BusEvent } from '../../platform/bus';
import type { Availability } from '../availability';
import type { ConversationsService } from '../conversations';
import { createAutoReply } from './createAutoReply';

interface Needs extends Host {
  readonly availability: Availability;
  readonly conversations: ConversationsService;
}

/** The shop's first answer while nobody is free. */
export const autoReplyFeature = defineFeature({
  name: 'autoReply',
  tables: {},
  create(context: Needs) {
    const { conversations, sockets, errand } = context;
    const answer = createAutoReply(context);
    conversations.whenSaid((session, visitor, message) => {
      if (visitor.app.settings.preferences.autoResponder.enabled) errand(answer(session, visitor, message));
    });

    function tell(event: Extract<BusEvent, { type: 'auto-replied' }>): void {
      const { conversationId, afterId, messageId, text, senderName: name, createdDatetime } = event;
      const senderInfo = { name, avatarURL: null, isBot: true, helpdeskBot: 'gorgias_bot' } as const;
      const said = { conversationId, messageId, createdDatetime, fromAgent: true, senderInfo } as const;
      const payload = { ...said, content: { type: 'text', text } } as const;
      for (const session of sockets.watching(event))
        if (session.signInId === null)
          conversations.live.messages.sendBehind(session, conversationId, afterId, () =>
            session.send({ type: 'virtual-message', payload }),
          );
    }

    return { service: {}, hears: { 'auto-replied': tell } };
  },
});
