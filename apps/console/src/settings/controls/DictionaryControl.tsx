import { translations } from '@shopbell/protocol/schemas';
import { isRightToLeft } from '@shopbell/rules/language';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { Button } from '../../app/Button';
import { classes } from '../../app/classes';
import fields from '../../forms/Field.module.css';
import { getJson } from '../../http/getJson';
import { problemText } from '../../http/problemText';
import type { ControlProps } from './ControlProps';
import styles from './DictionaryControl.module.css';
import { findTexts, gapAdvice, type TextRow, textRows } from './textRows';

type Words = Readonly<Record<string, string>>;

export interface DictionaryControlProps extends ControlProps<Readonly<Record<string, Words>>> {
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

/** All texts of a language with the English beside; what is left empty is said in our words. */
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
  if (!english.data || !standard.data)
    return (
      <p aria-busy="true" data-loading>
        Loading the texts…
      </p>
    );
  const own = value[language] ?? {};
  const rows = textRows({ english: english.data[of], standard: standard.data[of], own });
  const found = findTexts(rows, { search: wanted, isOwnOnly });

  function set(key: string, text: string) {
    const { [key]: _, ...words } = own;
    const { [language]: __, ...others } = value;
    const next = text === '' ? words : { ...words, [key]: text };
    onChange(Object.keys(next).length === 0 ? others : { ...others, [language]: next });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend of its own; the label stands outside.
    <div id={id} role="group" aria-label={label} aria-describedby={describedBy} className={styles.dictionary}>
      <div className={styles.tools}>
        <input
          type="search"
          className={classes(fields.input, styles.search)}
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
          Only mine ({Object.keys(own).length})
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

function Row({ row, direction, onText }: RowProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const adviceId = useId();
  const advice = gapAdvice(row);
  const reset = () => {
    onText('');
    field.current?.focus();
  };
  return (
    <div className={styles.row}>
      <label htmlFor={id}>
        {row.english} <code>{row.key}</code>
      </label>
      <textarea
        ref={field}
        id={id}
        className={classes(fields.input, fields.isTall, styles.text)}
        rows={1}
        dir={direction}
        placeholder={row.standard}
        value={row.own}
        onChange={({ target }) => onText(target.value)}
        aria-describedby={advice === null ? undefined : adviceId}
      />
      {advice !== null && (
        <p id={adviceId} role="status" className={styles.advice}>
          {advice}
        </p>
      )}
      {row.own !== '' && (
        <p className={styles.ours}>
          <span>
            {row.standard === '' ? 'We do not have this text any more.' : 'Ours: '}
            <bdi>{row.standard}</bdi>
          </span>
          <button type="button" aria-label={`Reset ${row.key}`} onClick={reset}>
            Reset
          </button>
        </p>
      )}
    </div>
  );
}
