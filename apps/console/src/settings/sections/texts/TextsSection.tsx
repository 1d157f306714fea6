import { SectionFields } from '../../SectionFields';
import type { SectionProps } from '../Section';
import { WordLanguage } from './WordLanguage';

type Words = Readonly<Record<string, object>>;

export function TextsSection(props: SectionProps) {
  const { texts, sspTexts } = props.draft.draft as { readonly texts: Words; readonly sspTexts: Words };
  return (
    <>
      <WordLanguage
        draft={props.draft}
        value={props.language}
        onChange={props.onLanguage}
        label="Words in"
        about="A text that you leave empty is said in our words."
        countOf={(language) =>
          [texts, sspTexts].flatMap((words) => Object.keys(words[language] ?? {})).length
        }
      />
      <SectionFields {...props} />
    </>
  );
}
