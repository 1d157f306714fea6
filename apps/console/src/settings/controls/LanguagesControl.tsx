import type { ControlProps } from './ControlProps';
import styles from './controls.module.css';
import { languageChoices } from './languageNames';

interface ShopLanguage {
  readonly language: string;
  readonly primary: boolean;
}

/** The chat's own language is always one of them. */
export function LanguagesControl({
  id,
  label,
  value,
  onChange,
  describedBy,
}: ControlProps<readonly ShopLanguage[]>) {
  const known = new Map(value.map((each) => [each.language, each]));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend of its own; the label stands outside.
    <div id={id} role="group" aria-label={label} aria-describedby={describedBy} className={styles.languages}>
      {languageChoices.map(([language, name]) => (
        <label key={language} className={styles.check}>
          <input
            type="checkbox"
            checked={known.has(language)}
            disabled={known.get(language)?.primary ?? false}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...value, { language, primary: false }]
                  : value.filter((each) => each.language !== language),
              )
            }
          />
          {name}
        </label>
      ))}
    </div>
  );
}
