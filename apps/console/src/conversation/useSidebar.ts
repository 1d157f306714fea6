import { useState } from 'react';

const key = 'shopbell-details';
const roomPx = 1180;

/** Open where there is room beside the conversation, unless the person closed it. */
export function useSidebar() {
  const [isOpen, setIsOpen] = useState(() => read() ?? window.innerWidth >= roomPx);
  return {
    isOpen,
    toggle() {
      // Where it lies over the conversation, it is opened for a look, not for good.
      if (window.innerWidth >= roomPx) write(!isOpen);
      setIsOpen(!isOpen);
    },
  };
}

function read(): boolean | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === null || window.innerWidth < roomPx ? null : kept === 'open';
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
