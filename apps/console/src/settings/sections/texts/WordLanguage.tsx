import { useId } from 'react';
import type { ChatDraft } from '../../ChatDraft';
import { ChoiceControl } from '../../controls/ChoiceControl';
import { languageName } from '../../controls/languageNames';
import styles from '../../SettingRow.module.css';
import { wordLanguages } from '../../wordLanguages';

export interface WordLanguageProps {
  readonly draft: ChatDraft;
  readonly value: string;
  readonly onChange: (language: string) => void;
  readonly label: string;
  /** What happens to what is left empty. */
  readonly about: string;
  /** How many of their own the shop has in a language. */
  readonly countOf: (language: string) => number;
}

/** In which of the shop's languages the words below are, and the preview beside them. */
export function WordLanguage({
  draft: { draft },
  value,
  onChange,
  label,
  about,
  countOf,
}: WordLanguageProps) {
  const [id, aboutId] = [useId(), useId()];
  const languages = wordLanguages(draft);
  const nameOf = (language: string) => {
    const count = countOf(language);
    return count === 0 ? languageName(language) : `${languageName(language)} (${count} of yours)`;
  };
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <ChoiceControl
        id={id}
        label={label}
        value={value}
        choices={languages.map((language) => [language, nameOf(language)])}
        whenNull={undefined}
        onChange={(language) => onChange(String(language))}
        problems={[]}
        describedBy={aboutId}
        isInvalid={false}
      />
      <p id={aboutId} className={styles.help}>
        {about}{' '}
        {languages.length > 1
          ? 'The preview speaks this language too.'
          : 'Other languages of your shop are chosen under Languages.'}
      </p>
    </div>
  );
}
