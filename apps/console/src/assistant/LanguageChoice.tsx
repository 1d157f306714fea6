import { languages } from '@shopbell/rules/language';
import { languageName } from '../helpCenter/words';
import { Choice } from './fields';

interface LanguageChoiceProps {
  readonly value: string;
  readonly onValue: (language: string) => void;
}

export const LanguageChoice = ({ value, onValue }: LanguageChoiceProps) => (
  <Choice label="Language" value={value} onValue={onValue}>
    {languages.map((each) => (
      <option key={each} value={each}>
        {languageName(each)}
      </option>
    ))}
  </Choice>
);
