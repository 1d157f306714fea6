/** chosen: within RSP-15. */
const glideMs = 150;
/** A long list learns its heights as they are drawn and grows under the arrival: arrived is who stays so for a while. */
const restingFrames = 3;
const framesMax = 30;

/** The way down is short, so that the eye can follow it; whoever wants less motion is there at once. */
export function glideToBottom(list: HTMLElement): void {
  const from = list.scrollTop;
  const startMs = performance.now();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let resting = 0;
  let frames = 0;
  const step = () => {
    const share = isStill ? 1 : Math.min(1, (performance.now() - startMs) / glideMs);
    const bottom = list.scrollHeight - list.clientHeight;
    if (share === 1) {
      frames += 1;
      resting = bottom - list.scrollTop < 2 ? resting + 1 : 0;
    }
    list.scrollTop = from + (bottom - from) * share * (2 - share);
    if (resting < restingFrames && frames < framesMax) requestAnimationFrame(step);
  };
  step();
}
