import type { Feature } from '../app/Feature';
import { loadChunk } from '../chunks/loadChunk';
import { reportError } from '../log';
import { entryOf } from './entryOf';
import { isAssistantSetUp } from './isAssistantSetUp';

/** The shop's assistant in the conversation: what it asks for, what it proposes, and the way to a person (EMB-11). */
export const assistant: Feature = {
  name: 'assistant',
  pieces: [
    {
      place: 'conversation',
      isWanted: isAssistantSetUp,
      load: () => import('../self-service/lazy/assistant/AssistantStrip'),
    },
    // Who is to say who they are may rather want a person. The portal's own sign-in has nothing to do with it.
    {
      place: 'sign-in',
      isWanted: (widget) =>
        isAssistantSetUp(widget) && widget.router.store.get().route.path.startsWith('/auth'),
      load: () => import('../self-service/lazy/assistant/AskPerson'),
    },
  ],
  start(widget) {
    const begin = () => {
      if (!isAssistantSetUp(widget)) return;
      stop();
      loadChunk('assistant', () => import('../self-service/lazy/assistant/heedAssistant')).then(
        ({ heedAssistant }) => heedAssistant(widget),
        (error) => reportError('The assistant', error),
      );
    };
    const stop = widget.details.subscribe(begin);
    begin();
    return {
      stop,
      /** What is sent before the rest has come is marked as well; the rest knows better. */
      facts() {
        const aiAgentMessageType = isAssistantSetUp(widget) && entryOf(widget, 'composer');
        return aiAgentMessageType ? { aiAgentMessageType, isAiAgentConversation: true } : {};
      },
    };
  },
};
