import { translations } from '@shopbell/protocol/schemas';
import { isRightToLeft } from '@shopbell/rules/language';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../app/Button';
import { classes } from '../../app/classes';
import field from '../../forms/Field.module.css';
import { getJson } from '../../http/getJson';
import { problemText } from '../../http/problemText';
import type { ControlProps } from './ControlProps';
import styles from './DictionaryControl.module.css';
import { findTexts, type TextRow, textRows } from './textRows';

export interface DictionaryControlProps extends ControlProps<Readonly<Record<string, string>>> {
  readonly of: 'texts' | 'sspTexts';
  readonly language: string;
}

const translationsQuery = (language: string) =>
  queryOptions({
    queryKey: ['translations', language],
    queryFn: ({ signal }) =>
      getJson(`/api/translations?lang=${encodeURIComponent(language)}`, translations, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** All texts with the English beside; what is left empty is said in our words. */
export function DictionaryControl({
  id,
  label,
  value,
  of,
  language,
  onChange,
  describedBy,
}: DictionaryControlProps) {
  const [search, setSearch] = useState('');
  const [isOwnOnly, setIsOwnOnly] = useState(false);
  const wanted = useDeferredValue(search);
  const english = useQuery(translationsQuery('en-US'));
  const standard = useQuery(translationsQuery(language));
  const failed = [english, standard].find(({ isError }) => isError);
  if (failed?.error) {
    return (
      <div role="alert" className={styles.failed}>
        <span>{problemText(failed.error)}</span>
        <Button onClick={() => void Promise.all([english.refetch(), standard.refetch()])}>Try again</Button>
      </div>
    );
  }
  if (!english.data || !standard.data) return <p aria-busy="true">Loading the texts…</p>;
  const rows = textRows({ english: english.data[of], standard: standard.data[of], own: value });
  const found = findTexts(rows, { search: wanted, isOwnOnly });

  function set(key: string, text: string) {
    const { [key]: _, ...others } = value;
    onChange(text === '' ? others : { ...others, [key]: text });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend of its own; the label stands outside.
    <div id={id} role="group" aria-label={label} aria-describedby={describedBy} className={styles.dictionary}>
      <div className={styles.tools}>
        <input
          type="search"
          className={classes(field.input, styles.search)}
          aria-label={`Search in ${label.toLowerCase()}`}
          placeholder="Search a text"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <label className={styles.own}>
          <input
            type="checkbox"
            checked={isOwnOnly}
            onChange={({ target }) => setIsOwnOnly(target.checked)}
          />
          Only mine ({Object.keys(value).length})
        </label>
      </div>
      <div className={styles.rows} data-scroller>
        {found.map((row) => (
          <Row
            key={row.key}
            row={row}
            direction={isRightToLeft(language) ? 'rtl' : 'ltr'}
            onText={(text) => set(row.key, text)}
          />
        ))}
        {found.length === 0 && <p className={styles.none}>No text has these words.</p>}
      </div>
    </div>
  );
}

interface RowProps {
  readonly row: TextRow;
  readonly direction: 'ltr' | 'rtl';
  readonly onText: (text: string) => void;
}

const Row = ({ row, direction, onText }: RowProps) => (
  <label className={styles.row}>
    <span>
      {row.english} <code>{row.key}</code>
    </span>
    <textarea
      className={classes(field.input, field.isTall, styles.text)}
      rows={1}
      dir={direction}
      placeholder={row.standard}
      value={row.own}
      onChange={({ target }) => onText(target.value)}
    />
  </label>
);
