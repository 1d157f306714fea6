import { SectionFields } from '../../SectionFields';
import type { SectionProps } from '../Section';
import { Installation } from './Installation';
import { Sightings } from './Sightings';

export const InstallationSection = (props: SectionProps) => (
  <>
    <Installation draft={props.draft} />
    <SectionFields {...props} />
    <Sightings chatId={props.draft.chatId} />
  </>
);
