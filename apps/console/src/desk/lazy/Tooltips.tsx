import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import styles from './Tooltips.module.css';
import { useTipped } from './useTipped';

/** One tip for all that has `data-tip`: what an icon means, its key, the whole of what is cut off. */
export function Tooltips() {
  const tip = useRef<HTMLDivElement>(null);
  const tipped = useTipped(tip);
  const words = tipped?.dataset.tip;
  if (!tipped?.isConnected || !words) return null;
  return <Tooltip key={words} anchor={tipped} words={words} tip={tip} />;
}

interface TooltipProps {
  readonly anchor: HTMLElement;
  readonly words: string;
  readonly tip: RefObject<HTMLDivElement | null>;
}

function Tooltip({ anchor, words, tip }: TooltipProps) {
  const id = useId();
  useLayoutEffect(() => {
    const shown = tip.current;
    // Over everything, also over a dialog, whose own layer is above any number.
    shown?.showPopover();
    return shown ? autoUpdate(anchor, shown, () => void place(anchor, shown)) : undefined;
  }, [anchor, tip]);
  useLayoutEffect(() => describe(anchor, id, words), [anchor, id, words]);
  return (
    <div ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
      {words}
    </div>
  );
}

async function place(anchor: HTMLElement, tip: HTMLElement): Promise<void> {
  const { x, y } = await computePosition(anchor, tip, {
    placement: 'top',
    strategy: 'fixed',
    middleware: [offset(6), flip(), shift({ padding: 8 })],
  });
  Object.assign(tip.style, { left: `${x}px`, top: `${y}px` });
}

/** Heard as well as seen, unless it is just the name that is heard anyway. */
function describe(anchor: HTMLElement, id: string, words: string): (() => void) | undefined {
  if (anchor.getAttribute('aria-label') === words) return;
  const before = anchor.getAttribute('aria-describedby');
  anchor.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
  return () => {
    if (before === null) anchor.removeAttribute('aria-describedby');
    else anchor.setAttribute('aria-describedby', before);
  };
}
