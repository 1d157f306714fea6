import { isAssistantConversation } from '@shopbell/rules/assistant-entry';
import type { Widget } from '../../../app/Widget';
import { entryOf } from '../../../assistant/entryOf';
import { signInOf } from './signInOf';
import { standingIn } from './standingIn';

/** What is said with every message while a shop has an assistant, and what is done when that one asks for something. */
export function heedAssistant(widget: Widget): void {
  const { client, router, running } = widget;
  let { path } = router.store.get().route;
  let isAfterFlow = false;
  const stopFollowing = router.store.subscribe(() => {
    const next = router.store.get().route.path;
    if (next === '/chat' && path.startsWith('/flow')) isAfterFlow = true;
    path = next;
  });
  const stopLooking = client.store.subscribe(signInWhenAsked(widget));

  running.push({
    facts() {
      const aiAgentMessageType = entryOf(widget, isAfterFlow ? 'flow-handover' : 'composer') ?? undefined;
      isAfterFlow = false;
      return { isAiAgentConversation: isAssistantConversation(standingIn(widget)), aiAgentMessageType };
    },
    stop() {
      stopFollowing();
      stopLooking();
    },
  });
}

/** A sign-in that is asked for while the shopper looks on is shown at once (AI-22); after a reload they press for it. */
function signInWhenAsked(widget: Widget): () => void {
  const { client, router, window } = widget;
  const signIn = signInOf(widget);
  let knownId: number | null = null;
  const look = () => {
    const { isLoaded, messages } = client.store.get().conversation;
    if (!isLoaded) return;
    const newestId = messages.at(-1)?.id ?? 0;
    const isNew = knownId !== null && newestId > knownId;
    knownId = newestId;
    if (!isNew || !window.get().isOpen || router.store.get().route.path !== '/chat') return;
    if (standingIn(widget).at === 'sign-in') signIn.go();
  };
  look();
  return look;
}
