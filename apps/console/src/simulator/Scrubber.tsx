import styles from './SimulatorScreen.module.css';

export interface ScrubberProps {
  readonly label: string;
  readonly value: number;
  readonly longest: number;
  /** What the place on it means. */
  readonly words: string;
  readonly onValue: (value: number) => void;
}

export const Scrubber = ({ label, value, longest, words, onValue }: ScrubberProps) => (
  <label className={styles.scrubber}>
    <span>{label}</span>
    <input
      type="range"
      min={0}
      max={longest}
      step={1}
      value={value}
      aria-valuetext={words}
      onChange={({ target }) => onValue(Number(target.value))}
    />
    <output className={styles.time}>{words}</output>
  </label>
);
