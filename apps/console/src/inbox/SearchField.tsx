import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { CloseIcon } from '../icons/CloseIcon';
import { SearchIcon } from '../icons/SearchIcon';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What the address says. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

const patienceMs = 200;

/** Looks a moment after the last letter; what stands in the field is the person's own until then. */
export function SearchField({ field, query, onQuery }: SearchFieldProps) {
  const [text, setText] = useState(query);
  const ask = useEffectEvent(onQuery);
  useEffect(() => {
    const timer = setTimeout(() => ask(text), patienceMs);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    // The address changed by other means: a link, or the way back. While someone types it only follows.
    if (document.activeElement !== field.current) setText(query);
  }, [query, field]);

  function clear() {
    setText('');
    onQuery('');
    field.current?.focus();
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    if (text === '') field.current?.blur();
    else clear();
  }

  return (
    <search className={styles.search}>
      <SearchIcon />
      <input
        ref={field}
        className={styles.field}
        type="text"
        aria-label="Search"
        placeholder="Search messages and visitors"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      {text === '' ? (
        <kbd className={styles.key}>/</kbd>
      ) : (
        <button type="button" className={styles.clear} aria-label="Clear the search" onClick={clear}>
          <CloseIcon />
        </button>
      )}
    </search>
  );
}
