import type { ProductCard } from '@shopbell/rules/content';
import type { Widget } from '../../app/Widget';
import { tellEvent } from './tellEvent';

/** A product that somebody in the conversation showed them was opened, as a click on a campaign's is told. */
export const trackProduct = (widget: Widget, { id, url, source }: ProductCard): Promise<void> =>
  tellEvent(widget, 'link-clicked', { productId: id, url, source });
