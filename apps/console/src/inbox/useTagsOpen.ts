import { useState } from 'react';
import { keepOpen, readKeptOpen } from '../app/keptOpen';

const key = 'shopbell-tags';
/** As many as leave the places below them in sight on a small laptop. */
const fewMax = 3;

/** Open where there are few of them, unless the person chose otherwise. */
export function useTagsOpen(count: number) {
  const [chosen, choose] = useState(() => readKeptOpen(key));
  const isOpen = chosen ?? count <= fewMax;
  return {
    isOpen,
    toggle() {
      keepOpen(key, !isOpen);
      choose(!isOpen);
    },
  };
}
