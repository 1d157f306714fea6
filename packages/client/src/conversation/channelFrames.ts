import { createFrameTable } from '../createFrameTable';
import type { ChannelOptions } from './ChannelState';
import type { Book } from './createBook';
import type { Outgoing } from './createOutgoing';
import type { Resume } from './createResume';
import { TypingIndicator } from './TypingIndicator';

/** What each frame does to a conversation. */
export function channelFrames(
  { environment, typing: ownTyping }: ChannelOptions,
  { apply, note, store }: Book,
  { refused }: Outgoing,
  { catchUp, received, receivedHistory, headAnnounced, synced }: Resume,
) {
  const isAgent = ownTyping === 'typing-activity-agent';
  const typing = new TypingIndicator(environment, (agentTyping) => {
    if (store.get().agentTyping !== agentTyping)
      note({ agentTyping, isOtherSideTyping: agentTyping !== 'off' });
  });
  const typed = ({ payload }: { readonly payload: object }) =>
    typing.start('isPermanent' in payload && payload.isPermanent === true);
  return createFrameTable({
    'conversation-message': ({ payload }) => {
      if (payload.fromAgent !== isAgent) typing.stop();
      apply({ type: 'received', message: payload });
      catchUp();
    },
    'conversation-message-list': ({ payload }) => {
      apply({ type: 'resume-page', messages: payload.messages });
      catchUp();
    },
    'message-changed': ({ payload }) => {
      apply({ ...payload, type: 'changed' });
      catchUp();
    },
    'synchronize-recent-messages': received,
    history: receivedHistory,
    synced: ({ payload }) => {
      synced();
      headAnnounced(payload.headId);
    },
    'conversation-changed': ({ payload }) => headAnnounced(payload.headId),
    'nack-message': refused,
    'unsent-message': ({ payload }) => apply({ type: 'unsent-announced', message: payload }),
    'virtual-message': ({ payload }) => apply({ type: 'virtual-added', message: payload }),
    'typing-activity-agent': typed,
    'typing-activity-shopper': typed,
    'flow-handover': () => {
      typing.stop();
      return false;
    },
  });
}
