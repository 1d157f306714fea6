import { SectionFields } from '../../SectionFields';
import type { SectionProps } from '../Section';
import { WordLanguage } from '../texts/WordLanguage';

type Reasons = Readonly<Record<string, readonly string[]>>;

/** Its fields; reasons are the shop's own words, in one language at a time. */
export function SelfServiceSection(props: SectionProps) {
  const { reportReasons, returnReasons, cancelReasons } = props.draft.draft.selfService as Readonly<
    Record<'reportReasons' | 'returnReasons' | 'cancelReasons', Reasons>
  >;
  const languages = (
    <WordLanguage
      draft={props.draft}
      value={props.language}
      onChange={props.onLanguage}
      label="Reasons in"
      about="Shoppers read them in their own language."
      countOf={(language) =>
        [reportReasons, returnReasons, cancelReasons].flatMap((reasons) => reasons[language] ?? []).length
      }
    />
  );
  return <SectionFields {...props} above={{ Reasons: languages }} />;
}
