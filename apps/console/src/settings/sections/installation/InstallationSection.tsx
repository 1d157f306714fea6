import { SectionFields } from '../../SectionFields';
import type { SectionProps } from '../Section';
import { Installation } from './Installation';

export const InstallationSection = (props: SectionProps) => (
  <>
    <Installation draft={props.draft} />
    <SectionFields {...props} />
  </>
);
