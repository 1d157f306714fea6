import styles from './Flows.module.css';

interface Labelled<Value> {
  readonly label: string;
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

export const Line = ({ label, value, onValue }: Labelled<string>) => (
  <label className={styles.wide}>
    {label}
    <input dir="auto" value={value} maxLength={2000} onChange={({ target }) => onValue(target.value)} />
  </label>
);

export const Area = ({ label, value, onValue }: Labelled<string>) => (
  <label className={styles.wide}>
    {label}
    <textarea
      dir="auto"
      rows={3}
      value={value}
      maxLength={2000}
      onChange={({ target }) => onValue(target.value)}
    />
  </label>
);

export const NumberLine = ({ label, value, onValue }: Labelled<number | null>) => (
  <label className={styles.wide}>
    {label}
    <input
      type="number"
      value={value ?? ''}
      onChange={({ target }) => onValue(target.value === '' ? null : Number(target.value))}
    />
  </label>
);

export interface ChoiceProps extends Labelled<string> {
  readonly choices: readonly (readonly [value: string, label: string])[];
}

export const Choice = ({ label, value, choices, onValue }: ChoiceProps) => (
  <label className={styles.wide}>
    {label}
    <select value={value} onChange={({ target }) => onValue(target.value)}>
      {choices.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  </label>
);
