import { useEffect, useEffectEvent } from 'react';

/** Ctrl or ⌘ with a letter. Also heard where someone writes: it has no other meaning there. */
export function useModifiedKey(letter: string, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== letter || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [letter]);
}
