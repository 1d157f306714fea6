import { SectionFields } from '../../SectionFields';
import type { SectionProps } from '../Section';
import { Retention } from './Retention';
import { Shoppers } from './Shoppers';
import { StaffRequests } from './StaffRequests';

export const PrivacySection = (props: SectionProps) => (
  <>
    <SectionFields {...props} />
    <Retention />
    <Shoppers />
    <StaffRequests />
  </>
);
