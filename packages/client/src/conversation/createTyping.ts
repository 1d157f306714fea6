import { limits } from '@shopbell/protocol';
import type { FlowState } from '@shopbell/rules/conversation';
import type { FrameHandlers } from '../createFrameTable';
import type { Cancel } from '../environment';
import type { ChannelOptions } from './ChannelState';
import type { Book } from './createBook';

/** Only an assistant says whether it types until it has answered. */
interface Typed {
  readonly conversationId: string;
  readonly isPermanent?: unknown;
}

/** Someone on the other side types: for a moment after each sign of it, or until an assistant has answered. */
export function createTyping({ environment }: ChannelOptions, { store, note }: Book) {
  let cancel: Cancel = () => {};

  function show(agentTyping: FlowState['agentTyping']): void {
    if (store.get().agentTyping !== agentTyping)
      note({ agentTyping, isOtherSideTyping: agentTyping !== 'off' });
  }

  function stop(): void {
    cancel();
    show('off');
  }

  /** Permanent is only a name: an assistant that never answers must not type for ever (MSG-51). */
  function start({ payload }: { readonly payload: Typed }): void {
    const isPermanent = payload.isPermanent === true;
    cancel();
    cancel = environment.after(isPermanent ? limits.permanentTypingMs : limits.typingIndicatorMs, stop);
    show(isPermanent ? 'permanently' : 'for-a-moment');
  }

  const frames: FrameHandlers = {
    'typing-activity-agent': start,
    'typing-activity-shopper': start,
    'flow-handover': () => {
      stop();
      return false;
    },
  };
  return { stop, frames };
}
