import type { CapturedValue } from '@shopbell/protocol';
import type { OutboxEntry } from '@shopbell/rules/conversation';
import { useMemo } from 'react';
import { useWidget } from '../../app/WidgetContext';
import { answerForm } from '../answerForm';

/** What a shopper does in the conversation itself, always the same functions. */
export function useConversationActions() {
  const widget = useWidget();
  return useMemo(() => {
    const { run } = widget.client;
    return {
      retry: ({ message }: OutboxEntry) => void run((client) => client.retry(message)),
      loadOlder: () => void run((client) => client.loadOlder()),
      onEmail: (email: string) => run((client) => client.setEmail(email.trim())),
      onCapture: (value: CapturedValue, text: string) => answerForm(widget, value, text),
    };
  }, [widget]);
}
