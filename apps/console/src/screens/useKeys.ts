import { useEffect, useEffectEvent } from 'react';
import type { Keys } from './keys';

type Press = (event: KeyboardEvent) => void;

/** What each key does; those that the browser or a field answers need nothing. */
type Answers<Of extends Keys> = {
  readonly [Name in keyof Of as Of[Name]['press'] extends readonly [] ? never : Name]: Press;
};

/** Single keys, heard anywhere on the page except where someone writes, and while nothing else wants an answer. */
export function useKeys<Of extends Keys>(keys: Of, answers: Answers<Of>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTaken(event.target) || document.querySelector('dialog[open]')) return;
    const name = Object.keys(keys).find((each) => keys[each]?.press.includes(event.key));
    if (name !== undefined) (answers as Readonly<Record<string, Press>>)[name]?.(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Menus have letters of their own. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]') !== null;
