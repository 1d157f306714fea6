import { type RefObject, useEffect } from 'react';
import { loadChunk } from '../chunks';
import { reportError } from '../log';

/** Tab goes round inside the open window (WIN-21). What does it comes when the window first opens (LAZY-07). */
export function useFocusTrap(element: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    let release = () => {};
    let isOver = false;
    loadChunk('focus-trap', () => import('./lazy/focusTrap')).then(
      ({ trapFocus }) => {
        if (!isOver && element.current) release = trapFocus(element.current);
      },
      (error) => reportError('The keyboard may leave the chat window.', error),
    );
    return () => {
      isOver = true;
      release();
    };
  }, [element, isActive]);
}
