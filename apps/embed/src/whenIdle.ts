/** After the page has loaded, when the browser has nothing else to do. */
export function whenIdle(action: () => void, signal: AbortSignal): void {
  const act = () => {
    if (!signal.aborted) action();
  };
  // Safari has no requestIdleCallback; its setTimeout takes the second argument for 0.
  const wait = () =>
    (window.requestIdleCallback ?? (setTimeout as unknown as typeof requestIdleCallback))(act, {
      timeout: 5000,
    });
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
}
