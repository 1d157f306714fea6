import { isComposing } from '@shopbell/looks';
import { useRef } from 'react';
import { Button } from '../../app/Button';
import { classes } from '../../app/classes';
import field from '../../forms/Field.module.css';
import { CloseIcon } from '../../icons/CloseIcon';
import type { ControlProps } from './ControlProps';
import styles from './controls.module.css';

export interface ListControlProps extends ControlProps<readonly string[]> {
  readonly entry: string;
  readonly add: string;
  readonly placeholder: string | undefined;
}

export function ListControl(props: ListControlProps) {
  const { id, label, value, entry, add, placeholder, problems, onChange, describedBy } = props;
  const list = useRef<HTMLDivElement>(null);
  const isWrong = (index: number) => problems.some(({ path }) => path[0] === String(index));

  function append() {
    onChange([...value, '']);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus(),
    );
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend of its own; the label stands outside.
    <div
      ref={list}
      id={id}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      className={styles.list}
    >
      <ul>
        {value.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name but their place
          <li key={index}>
            <input
              className={classes(field.input, styles.input)}
              aria-label={`${entry} ${index + 1}`}
              aria-invalid={isWrong(index)}
              placeholder={placeholder}
              value={text}
              onChange={({ target }) => onChange(value.with(index, target.value))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
                event.preventDefault();
                append();
              }}
            />
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${entry.toLowerCase()} ${index + 1}`}
              onClick={() => onChange(value.toSpliced(index, 1))}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      <Button onClick={append}>{add}</Button>
    </div>
  );
}
