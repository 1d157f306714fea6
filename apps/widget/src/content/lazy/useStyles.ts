import { type RefObject, useLayoutEffect, useRef } from 'react';

const adopted = new WeakMap<Document | ShadowRoot, Set<string>>();

/** The styles of a view, once per root it stands in: they are there before it is painted. */
export function useStyles<Element extends HTMLElement>(css: string): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    const root = element.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const known = adopted.get(root) ?? new Set();
    adopted.set(root, known);
    if (known.has(css)) return;
    known.add(css);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }, [css]);
  return element;
}
