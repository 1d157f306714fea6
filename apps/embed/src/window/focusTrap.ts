export const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe, video[controls], [tabindex]:not([tabindex="-1"])';

/**
 * Written by hand since the usual traps look at `document.activeElement`, which inside a shadow root is always the
 * host. Only the two ends are handled; between them the browser's own order holds.
 */
export function trapFocus(element: HTMLElement): () => void {
  const root = element.getRootNode() as ShadowRoot | Document;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = [...element.querySelectorAll<HTMLElement>(tabbable)].filter(isReachable);
    const [first, last] = [stops[0], stops.at(-1)];
    if (!first || !last) return event.preventDefault();
    const current = root.activeElement;
    const isOutside = !current || current === element || !element.contains(current);
    if (event.shiftKey ? isOutside || current === first : isOutside || current === last) {
      event.preventDefault();
      (event.shiftKey ? last : first).focus();
    }
  };
  element.addEventListener('keydown', onKeyDown);
  return () => element.removeEventListener('keydown', onKeyDown);
}

const isReachable = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
