/** chosen: within RSP-15. */
const glideMs = 150;

/** The way down is short, so that the eye can follow it; whoever wants less motion is there at once. */
export function glideToBottom(list: HTMLElement, onArrive: () => void): void {
  const from = list.scrollTop;
  const startMs = performance.now();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const step = () => {
    const share = isStill ? 1 : Math.min(1, (performance.now() - startMs) / glideMs);
    list.scrollTop = from + (list.scrollHeight - list.clientHeight - from) * share * (2 - share);
    if (share < 1) requestAnimationFrame(step);
    else onArrive();
  };
  step();
}
