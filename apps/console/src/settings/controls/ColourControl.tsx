import { themeLimits } from '@shopbell/protocol';
import { contrastRatio, safeColor, textOn } from '@shopbell/rules/appearance';
import { classes } from '../../app/classes';
import field from '../../forms/Field.module.css';
import type { ControlProps } from './ControlProps';
import styles from './controls.module.css';

/** Chosen or typed; says what text on it will look like. */
export function ColourControl({ id, label, value, onChange, describedBy, isInvalid }: ControlProps<string>) {
  const known = safeColor(value, '');
  return (
    <span className={styles.colour}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={`${label}: choose`}
        value={known || '#ffffff'}
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        id={id}
        className={classes(field.input, styles.input, styles.isShort)}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
      />
      {known !== '' && (
        <span className={styles.sample}>
          <span className={styles.chip} style={{ background: known, color: textOn(known) }}>
            Aa
          </span>
          {wordsFor(known)}
        </span>
      )}
    </span>
  );
}

function wordsFor(colour: string): string {
  const text = textOn(colour);
  const ratio = contrastRatio(text, colour).toFixed(1);
  return `${text === themeLimits.light ? 'White' : 'Dark'} text, ${ratio}:1`;
}
