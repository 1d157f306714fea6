import { SectionFields } from '../SectionFields';
import type { SectionProps } from './Section';

/** A section that is its fields and nothing else. */
export const FieldsSection = (props: SectionProps) => <SectionFields {...props} />;
