import { useStore } from '@shopbell/looks';
import { useEffect, useState } from 'react';
import { draftOf, sendText } from '../conversations';
import { useTexts } from '../i18n';
import type { Widget } from './Widget';

/**
 * Words that were sent before the app was there: sent once, in their order, when it is known where the window stands.
 * Where nobody is there to read them they go with the shopper, as what was being written.
 */
export function useEarlyWords(widget: Widget, given: readonly string[]): readonly string[] {
  const { t } = useTexts();
  const [waiting, setWaiting] = useState(given);
  const isKnown = useStore(widget.details) !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known
  useEffect(() => {
    if (!isKnown || waiting.length === 0) return;
    setWaiting([]);
    const draft = draftOf(widget);
    const keep = (words: readonly string[]) => draft.set([...words, draft.get()].filter(Boolean).join('\n'));
    if (widget.router.store.get().route.path !== '/chat') return keep(waiting);
    for (const text of waiting) {
      void sendText(widget, text).then((id) => {
        if (id !== null) return;
        keep([text]);
        widget.notices.show({ kind: 'general', type: 'danger', text: t('errorSending') });
      });
    }
  }, [isKnown]);
  return waiting;
}
