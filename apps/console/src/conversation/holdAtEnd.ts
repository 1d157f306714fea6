const quietFrames = 3;
/** A list that ends there cannot be moved any further. */
const framesMax = 60;
const readerSigns = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Heights become known only after rows are drawn, and the list of rows moves its place with them. So it is brought to its end
 * until nothing moves any more or the reader scrolls.
 */
export function holdAtEnd(list: HTMLElement, onDone: () => void): void {
  let [looks, quiet] = [0, 0];
  const stop = () => {
    looks = framesMax;
    for (const sign of readerSigns) list.removeEventListener(sign, stop);
    onDone();
  };
  const look = () => {
    if (looks === framesMax) return;
    looks += 1;
    const isThere = list.scrollHeight - list.clientHeight - list.scrollTop <= 1;
    quiet = isThere ? quiet + 1 : 0;
    if (!isThere) list.scrollTop = list.scrollHeight;
    if (quiet > quietFrames || looks === framesMax || !list.isConnected) stop();
    else requestAnimationFrame(look);
  };
  for (const sign of readerSigns) list.addEventListener(sign, stop, { passive: true });
  requestAnimationFrame(look);
}
