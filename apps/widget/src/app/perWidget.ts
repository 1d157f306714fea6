import { madeOnce } from './madeOnce';
import type { Widget } from './Widget';

/** What a feature keeps for one widget, made when it is first asked for. */
export const perWidget: <Part extends object>(create: (widget: Widget) => Part) => (widget: Widget) => Part =
  madeOnce;
