import { Button } from '../../app/Button';
import { classes } from '../../app/classes';
import field from '../../forms/Field.module.css';
import { CloseIcon } from '../../icons/CloseIcon';
import type { ControlProps } from './ControlProps';
import styles from './controls.module.css';

interface Condition {
  readonly operator: string;
  readonly value: string;
}

const operators = [
  ['contain', 'contains'],
  ['not-contain', 'does not contain'],
  ['equal', 'is'],
  ['not-equal', 'is not'],
] as const;

export function ConditionsControl(props: ControlProps<readonly Condition[]>) {
  const { id, label, value, problems, onChange, describedBy } = props;
  const isWrong = (index: number) => problems.some(({ path }) => path[0] === String(index));
  const set = (index: number, part: Partial<Condition>) =>
    onChange(value.map((each, place) => (place === index ? { ...each, ...part } : each)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend of its own; the label stands outside.
    <div id={id} role="group" aria-label={label} aria-describedby={describedBy} className={styles.list}>
      <ul>
        {value.map((condition, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no name but their place
          <li key={index}>
            <select
              className={classes(field.input, styles.select, styles.operator)}
              aria-label={`Condition ${index + 1}`}
              value={condition.operator}
              onChange={({ target }) => set(index, { operator: target.value })}
            >
              {operators.map(([each, words]) => (
                <option key={each} value={each}>
                  {words}
                </option>
              ))}
            </select>
            <input
              className={classes(field.input, styles.input)}
              aria-label={`Address of condition ${index + 1}`}
              aria-invalid={isWrong(index)}
              placeholder={condition.operator.endsWith('equal') ? 'https://shop.example/help' : '/help'}
              spellCheck={false}
              value={condition.value}
              onChange={({ target }) => set(index, { value: target.value })}
            />
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove condition ${index + 1}`}
              onClick={() => onChange(value.toSpliced(index, 1))}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      <Button onClick={() => onChange([...value, { operator: 'contain', value: '' }])}>
        Add a condition
      </Button>
    </div>
  );
}
