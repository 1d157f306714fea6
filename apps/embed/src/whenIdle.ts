/** After the page has loaded, when the browser has nothing else to do. */
export function whenIdle(action: () => void, signal: AbortSignal): void {
  // Safari has no requestIdleCallback; its setTimeout takes the second argument for 0.
  const isPlain = !('requestIdleCallback' in window);
  const request = isPlain ? (setTimeout as unknown as typeof requestIdleCallback) : requestIdleCallback;
  const cancel = isPlain ? clearTimeout : cancelIdleCallback;
  const wait = () => {
    const handle = request(action, { timeout: 5000 });
    signal.addEventListener('abort', () => cancel(handle));
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
}
