import styles from './Flows.module.css';

export interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [value: Value, words: string])[];
  readonly onValue: (value: Value) => void;
}

/** One of a few, all of them in sight. */
export const Segments = <Value extends string>({ label, value, choices, onValue }: SegmentsProps<Value>) => (
  <fieldset className={styles.segments} aria-label={label}>
    {choices.map(([each, words]) => (
      <button key={each} type="button" aria-pressed={each === value} onClick={() => onValue(each)}>
        {words}
      </button>
    ))}
  </fieldset>
);
