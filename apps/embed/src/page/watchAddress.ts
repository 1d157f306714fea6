/** Says when the page has another address without being another page (VIS-10). */
export function watchAddress(onChange: () => void, signal: AbortSignal): void {
  if ('navigation' in window) {
    navigation.addEventListener('currententrychange', onChange, { signal });
    return;
  }
  addEventListener('popstate', onChange, { signal });
  for (const name of ['pushState', 'replaceState'] as const) patch(name, onChange, signal);
}

/** Politely: whoever patched before is called, whoever patches after stays, and nothing is left behind. */
function patch(name: 'pushState' | 'replaceState', onChange: () => void, signal: AbortSignal): void {
  const wasPatched = Object.hasOwn(history, name);
  const original = history[name];
  const patched: typeof original = function (this: History, ...given) {
    original.apply(this, given);
    if (!signal.aborted) onChange();
  };
  history[name] = patched;
  signal.addEventListener('abort', () => {
    if (history[name] !== patched) return;
    if (wasPatched) history[name] = original;
    else Reflect.deleteProperty(history, name);
  });
}
