/** After the page has loaded, when the browser has nothing else to do. */
export function whenIdle(action: () => void, signal: AbortSignal): void {
  const wait = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) {
      const request = requestIdleCallback(action, { timeout: 5000 });
      signal.addEventListener('abort', () => cancelIdleCallback(request));
    } else {
      const timer = setTimeout(action, 1);
      signal.addEventListener('abort', () => clearTimeout(timer));
    }
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
}
