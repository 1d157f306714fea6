import { useEffect, useState } from 'react';
import type { Translate } from '../types';

const shownMs = 2000;

/** A code, and a button that copies it. Where the page may not write to the clipboard, the code is selected instead. */
export function CopyCode({ code, t }: { code: string; t: Translate }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async (button: HTMLElement) => {
    try {
      await navigator.clipboard.writeText(code);
      setIsCopied(true);
    } catch {
      const shown = button.previousElementSibling;
      if (shown) getSelection()?.selectAllChildren(shown);
    }
  };

  return (
    <span className="copy-code">
      <code>{code}</code>
      <button type="button" onClick={(event) => void copy(event.currentTarget)}>
        <span aria-live="polite">{t(isCopied ? 'discountCopied' : 'discountCopy')}</span>
      </button>
    </span>
  );
}
