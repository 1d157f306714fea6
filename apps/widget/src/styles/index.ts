import { createContext, useContext, useInsertionEffect } from 'react';

/** Where the styles of lazy pieces go: the shadow root the widget lives in. */
export const StyleRoot = createContext<ShadowRoot | null>(null);

const adopted = new WeakMap<ShadowRoot, Set<string>>();

/** The styles of a piece that came later, once per root. */
export function useStyles(css: string): void {
  const root = useContext(StyleRoot);
  useInsertionEffect(() => {
    if (!root) return;
    const known = adopted.get(root) ?? new Set();
    adopted.set(root, known);
    if (known.has(css)) return;
    known.add(css);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }, [root, css]);
}

/** For a widget that leaves: its root may be used by another one. */
export const forgetStyles = (root: ShadowRoot): void => void adopted.delete(root);
