import { type RefObject, useEffect } from 'react';
import { loadChunk } from '../chunks';
import { reportError } from '../log';

/**
 * Tab goes round inside the open window (WIN-21), and one that covers the page is all there is. What does it comes when
 * the window first opens (LAZY-07).
 */
export function useFocusTrap(
  element: RefObject<HTMLElement | null>,
  isActive: boolean,
  isModal: boolean,
): void {
  useEffect(() => {
    if (!isActive) return;
    let release = () => {};
    let isOver = false;
    loadChunk('focus-trap', () => import('./lazy/focusTrap')).then(
      ({ trap }) => {
        if (!isOver && element.current) release = trap(element.current, isModal);
      },
      (error) => reportError('The keyboard may leave the chat window.', error),
    );
    return () => {
      isOver = true;
      release();
    };
  }, [element, isActive, isModal]);
}
