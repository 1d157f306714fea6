/** The first message in view, and how far below the top it begins. */
export interface Anchor {
  readonly key: string;
  readonly top: number;
}

const quietFrames = 3;
/** A list that ends there cannot be moved any further. */
const framesMax = 60;
const readerSigns = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Heights become known only after rows are drawn, and the list of rows gives up keeping its place when a scroll has just
 * come to rest. So what is read is brought back to where it was, until nothing moves any more or the reader scrolls.
 */
export function holdInPlace(list: HTMLElement, { key, top }: Anchor): () => void {
  let frame = 0;
  let [looks, quiet] = [0, 0];
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const sign of readerSigns) list.removeEventListener(sign, stop);
  };
  const look = () => {
    const row = list.querySelector(`[data-key="${CSS.escape(key)}"]`);
    const moved = row ? row.getBoundingClientRect().top - list.getBoundingClientRect().top - top : 0;
    looks += 1;
    quiet = Math.abs(moved) > 1 ? 0 : quiet + 1;
    if (quiet === 0) list.scrollTop += moved;
    if (quiet === quietFrames || looks === framesMax) stop();
    else frame = requestAnimationFrame(look);
  };
  for (const sign of readerSigns) list.addEventListener(sign, stop, { passive: true });
  look();
  return stop;
}

export function anchorOf(list: HTMLElement): Anchor | null {
  const { top } = list.getBoundingClientRect();
  for (const message of list.querySelectorAll<HTMLElement>('[data-key]')) {
    const box = message.getBoundingClientRect();
    if (box.bottom > top) return { key: message.dataset.key ?? '', top: box.top - top };
  }
  return null;
}
