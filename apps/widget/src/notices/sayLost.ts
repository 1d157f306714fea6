import type { Widget } from '../app/Widget';
import { reportError } from '../log';

/** LAZY-19: a part without which the shopper cannot go on did not come. */
export function sayLost(widget: Widget, error: unknown): void {
  reportError('A part of the chat could not be loaded.', error);
  askToRefresh(widget);
}

export const askToRefresh = ({ notices, translator }: Widget): void =>
  notices.show({ kind: 'general', type: 'danger', text: translator.get().t('errorRefreshPage') });
