import { trapFocus } from '@shopbell/embed/window';
import { holdPage } from './holdPage';

/** The keyboard stays in the window; where it covers the page, everything else does too. */
export function trap(element: HTMLElement, isModal: boolean): () => void {
  const release = trapFocus(element);
  const letGo = isModal ? holdPage(element) : () => {};
  return () => {
    release();
    letGo();
  };
}
