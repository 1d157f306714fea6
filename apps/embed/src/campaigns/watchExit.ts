/** TRG-22: the pointer leaves through the top of the page, where the browser's own buttons are. A finger leaves nowhere. */
export function watchExit(onExit: () => void, signal: AbortSignal): void {
  document.addEventListener(
    'mouseout',
    ({ relatedTarget, clientY }) => {
      if (!relatedTarget && clientY <= 0) onExit();
    },
    { signal },
  );
}
