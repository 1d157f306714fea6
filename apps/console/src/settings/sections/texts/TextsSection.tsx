import { SectionFields } from '../../SectionFields';
import type { SectionProps } from '../Section';
import { WordLanguage } from './WordLanguage';

export const TextsSection = (props: SectionProps) => (
  <>
    <WordLanguage draft={props.draft} value={props.language} onChange={props.onLanguage} />
    <SectionFields {...props} />
  </>
);
