import { SectionFields } from '../../SectionFields';
import type { SectionProps } from '../Section';
import { UrlTester } from './UrlTester';

export const VisibilitySection = (props: SectionProps) => (
  <>
    <SectionFields {...props} />
    <UrlTester visibility={props.draft.draft.visibility} />
  </>
);
