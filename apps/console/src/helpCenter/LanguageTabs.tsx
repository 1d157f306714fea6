import type { ConsoleArticle, ConsoleHelpCenter } from '@shopbell/protocol';
import { languages } from '@shopbell/rules/language';
import styles from './HelpCenter.module.css';
import { languageName, stateNames } from './words';

export interface LanguageTabsProps {
  readonly center: ConsoleHelpCenter;
  readonly article: ConsoleArticle | null;
  readonly language: string;
  readonly onLanguage: (language: string) => void;
}

/** The article's languages side by side, with what is outdated marked; others can be begun. */
export function LanguageTabs({ center, article, language, onLanguage }: LanguageTabsProps) {
  const texts = article?.texts ?? [];
  const written = [...new Set([center.language, ...texts.map((text) => text.language), language])];
  return (
    <nav className={styles.tabs} aria-label="Languages">
      {written.map((each) => {
        const text = texts.find((one) => one.language === each);
        return (
          <button key={each} type="button" aria-current={each === language} onClick={() => onLanguage(each)}>
            {languageName(each)}
            <span>{text ? stateNames[text.state] : 'Not written'}</span>
            {text?.isOutdated && <span data-outdated>Outdated</span>}
          </button>
        );
      })}
      <select
        className={styles.select}
        aria-label="Another language"
        value=""
        onChange={({ target }) => onLanguage(target.value)}
      >
        <option value="" disabled>
          Another language…
        </option>
        {languages
          .filter((each) => !written.includes(each))
          .map((each) => (
            <option key={each} value={each}>
              {languageName(each)}
            </option>
          ))}
      </select>
    </nav>
  );
}
