/** A module preload fetches without evaluating, and a nonce or strict-dynamic policy knows it as a script. */
export function prefetch(url: string, nonce: string, signal: AbortSignal): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = 'anonymous';
  link.href = url;
  link.nonce = nonce;
  document.head.append(link);
  signal.addEventListener('abort', () => link.replaceWith());
}
