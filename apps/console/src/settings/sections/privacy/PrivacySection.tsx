import { SectionFields } from '../../SectionFields';
import type { SectionProps } from '../Section';
import { Retention } from './Retention';

export const PrivacySection = (props: SectionProps) => (
  <>
    <SectionFields {...props} />
    <Retention />
  </>
);
