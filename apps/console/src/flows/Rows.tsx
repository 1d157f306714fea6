import { Button } from '../app/Button';
import styles from './Flows.module.css';
import { operators } from './operators';

export interface RowsProps<Row extends object> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** The columns that are typed, with their names. */
  readonly fields: Readonly<Partial<Record<keyof Row & string, string>>>;
  readonly empty: Row;
  readonly onRows: (rows: Row[]) => void;
}

/** Several of the same, one below the other. */
export function Rows<Row extends object>({ label, rows, fields, empty, onRows }: RowsProps<Row>) {
  const entries = Object.entries(fields) as [keyof Row & string, string][];
  const set = (index: number, key: keyof Row & string, value: string) =>
    onRows(rows.map((row, at) => (at === index ? { ...row, [key]: value } : row)));
  return (
    <fieldset className={styles.rows}>
      <legend>{label}</legend>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place among the others
        <div key={index} className={styles.row}>
          {entries.map(([key, name]) => {
            const common = {
              'aria-label': `${name} ${index + 1}`,
              value: String(row[key]),
              onChange: ({ target }: { target: { value: string } }) => set(index, key, target.value),
            };
            return key === 'operator' ? (
              <select key={key} {...common}>
                {operators.map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </select>
            ) : (
              <input key={key} dir="auto" {...common} />
            );
          })}
          <Button
            label={`Remove ${entries[0]?.[1]} ${index + 1}`}
            onClick={() => onRows(rows.filter((_, at) => at !== index))}
          >
            Remove
          </Button>
        </div>
      ))}
      <Button label={`Add to ${label}`} onClick={() => onRows([...rows, empty])}>
        Add
      </Button>
    </fieldset>
  );
}
