import { SectionFields } from '../../SectionFields';
import type { SectionProps } from '../Section';
import { Retention } from './Retention';
import { Shoppers } from './Shoppers';

export const PrivacySection = (props: SectionProps) => (
  <>
    <SectionFields {...props} />
    <Retention />
    <Shoppers />
  </>
);
