import { useState } from 'react';

const key = 'shopbell-tags';
/** As many as leave the places below them in sight on a small laptop. */
const fewMax = 3;

/** Open where there are few of them, unless the person chose otherwise. */
export function useTagsOpen(count: number) {
  const [chosen, choose] = useState(read);
  const isOpen = chosen ?? count <= fewMax;
  return {
    isOpen,
    toggle() {
      write(!isOpen);
      choose(!isOpen);
    },
  };
}

function read(): boolean | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? null : kept === 'open';
  } catch {
    return null;
  }
}

function write(isOpen: boolean): void {
  try {
    localStorage.setItem(key, isOpen ? 'open' : 'closed');
  } catch {
    // It stays as it is while the page is open.
  }
}
