import type { Widget } from './Widget';

/** What a feature keeps for one widget, made when it is first asked for. */
export function perWidget<Part extends object>(create: (widget: Widget) => Part): (widget: Widget) => Part {
  const parts = new WeakMap<Widget, Part>();
  return (widget) => {
    const part = parts.get(widget) ?? create(widget);
    parts.set(widget, part);
    return part;
  };
}
