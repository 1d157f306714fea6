const farPx = 72;
const nearPx = 8;

/** A finger pushes it off to either side; a short push lets it slide back, and so does one that turns out to scroll the page. */
export function swipeAway(card: HTMLElement, onAway: () => void, signal: AbortSignal): void {
  let fromX: number | null = null;
  let movedPx = 0;
  const end = ({ type }: Event) => {
    if (fromX === null) return;
    fromX = null;
    card.style.transform = '';
    if (type === 'pointerup' && Math.abs(movedPx) > farPx) onAway();
  };
  card.addEventListener(
    'pointerdown',
    ({ pointerType, clientX }) => {
      movedPx = 0;
      if (pointerType === 'touch') fromX = clientX;
    },
    { signal },
  );
  card.addEventListener(
    'pointermove',
    ({ clientX }) => {
      if (fromX === null) return;
      movedPx = clientX - fromX;
      if (Math.abs(movedPx) > nearPx) card.style.transform = `translateX(${movedPx}px)`;
    },
    { signal },
  );
  card.addEventListener('pointerup', end, { signal });
  card.addEventListener('pointercancel', end, { signal });
}
