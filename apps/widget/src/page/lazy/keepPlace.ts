/**
 * What a browser forgets of elements that leave the page for a moment: how far they were scrolled, and which had the
 * focus. Pages throw the chat out by the way when they replace their body.
 */
export function keepPlace(root: ShadowRoot): { restore(): void; stop(): void } {
  const tops = new Map<Element, number>();
  let focused: HTMLElement | null = null;
  const onScroll = ({ target }: Event) => target instanceof Element && tops.set(target, target.scrollTop);
  const onFocus = ({ target }: Event) => {
    focused = target as HTMLElement;
  };
  const onBlur = () => {
    focused = null;
  };
  const listeners = [
    ['scroll', onScroll],
    ['focusin', onFocus],
    ['focusout', onBlur],
  ] as const;
  for (const [event, listener] of listeners) root.addEventListener(event, listener, true);
  return {
    restore() {
      for (const [element, top] of tops) {
        if (element.isConnected) element.scrollTop = top;
        else tops.delete(element);
      }
      if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
    },
    stop() {
      for (const [event, listener] of listeners) root.removeEventListener(event, listener, true);
    },
  };
}
