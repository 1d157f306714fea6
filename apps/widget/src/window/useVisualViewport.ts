import { type RefObject, useEffect } from 'react';

/**
 * On a phone the keyboard covers the page instead of shrinking it: the window follows the part that is left, so
 * that the message field stays in view.
 */
export function useVisualViewport(element: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const style = element.current?.style;
    if (!isActive || !viewport || !style) return;
    const follow = () => {
      // Zoomed in by two fingers, the visible part is not the window's business.
      const isZoomed = viewport.scale > 1.01;
      style.setProperty('--visible-height', isZoomed ? '100dvh' : `${viewport.height}px`);
      style.setProperty('--visible-top', isZoomed ? '0px' : `${viewport.offsetTop}px`);
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
      style.removeProperty('--visible-height');
      style.removeProperty('--visible-top');
    };
  }, [element, isActive]);
}
