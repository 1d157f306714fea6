import { useState } from 'react';
import { keepOpen, readKeptOpen } from '../app/keptOpen';

const key = 'shopbell-details';
const roomPx = 1180;

const hasRoom = () => window.innerWidth >= roomPx;

/** Open where there is room beside the conversation, unless the person closed it. */
export function useSidebar() {
  const [isOpen, setIsOpen] = useState(() => hasRoom() && (readKeptOpen(key) ?? true));
  return {
    isOpen,
    toggle() {
      // Where it lies over the conversation, it is opened for a look, not for good.
      if (hasRoom()) keepOpen(key, !isOpen);
      setIsOpen(!isOpen);
    },
  };
}
