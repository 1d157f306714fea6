import { createContext, useContext, useEffect, useInsertionEffect } from 'react';
import { loadChunk } from '../chunks/loadChunk';
import { reportError } from '../log';

/** Where the styles of lazy pieces go: the shadow root the widget lives in. */
export const StyleRoot = createContext<ShadowRoot | null>(null);

const adopted = new WeakMap<ShadowRoot, Set<string>>();

/** The styles of a piece that came later, once per root. */
export function useStyles(css: string): void {
  const root = useContext(StyleRoot);
  useInsertionEffect(() => {
    if (root) adopt(root, css);
  }, [root, css]);
}

/** The window's styles beyond its first look. */
export function useLaterStyles(): void {
  const root = useContext(StyleRoot);
  useEffect(() => {
    if (!root) return;
    loadChunk('styles', () => import('../window/lazy/laterStyles')).then(
      ({ css }) => adopt(root, css),
      (error) => reportError('A part of the looks could not be loaded.', error),
    );
  }, [root]);
}

function adopt(root: ShadowRoot, css: string): void {
  const known = adopted.get(root) ?? new Set();
  adopted.set(root, known);
  if (known.has(css)) return;
  known.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** For a widget that leaves: its root may be used by another one. */
export const forgetStyles = (root: ShadowRoot): void => void adopted.delete(root);
