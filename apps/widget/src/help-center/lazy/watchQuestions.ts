import type { Message } from '@shopbell/protocol';
import type { OutboxEntry } from '@shopbell/rules/conversation';
import type { Widget } from '../../app/Widget';
import { askFor, tellEvent } from './calls';
import { recommendationOf } from './recommendationOf';

/**
 * What the shopper writes is looked up, as long as nobody of the team has answered: it is sent all the same, and what
 * is found stands beside it. What is not found is nothing to hear of.
 */
export function watchQuestions(widget: Widget): () => void {
  const recommendation = recommendationOf(widget);
  /** Messages are named by their time: older ones were written before this page. */
  let lastId = Math.floor(performance.timeOrigin);
  let isOver = false;

  const look = async () => {
    const { messages, outbox } = widget.client.store.get().conversation;
    if (messages.some(isFromTeam)) return recommendation.clear();
    const own = [...messages.filter(({ fromAgent }) => !fromAgent), ...outbox.map(({ message }) => message)];
    const question = own.findLast(
      ({ content, messageId }) => content.type === 'text' && Number(messageId) > lastId,
    );
    if (!question) return;
    lastId = Number(question.messageId);
    if (isPressed(outbox, question.messageId)) return;
    const { text } = question.content;
    const found = await askFor(widget, text).catch(() => null);
    const isStillAsked = lastId === Number(question.messageId);
    if (isOver || !found || !isStillAsked || isAnswered(widget)) return;
    recommendation.show({ question: text, messageId: question.messageId, found });
    if (found.kind === 'article') void tellEvent(widget, 'shown', { article: found.article, query: text });
  };
  const stop = widget.client.store.subscribe(() => void look());
  void look();
  return () => {
    isOver = true;
    stop();
  };
}

/** What is said by one of the assistant's buttons asks nothing that an article answers. It is seen here as it sets out. */
function isPressed(outbox: readonly OutboxEntry[], messageId: string): boolean {
  const { metadata } = outbox.find(({ message }) => message.messageId === messageId)?.message ?? {};
  const { isForPerson, ai_agent_message_type: type = 'entry_customer_message' } = metadata ?? {};
  return isForPerson === true || type !== 'entry_customer_message';
}

const isFromTeam = ({ fromAgent, senderInfo }: Message): boolean => fromAgent && !senderInfo?.isBot;
const isAnswered = ({ client }: Widget): boolean => client.store.get().conversation.messages.some(isFromTeam);
