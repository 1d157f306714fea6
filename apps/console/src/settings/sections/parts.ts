/** One chunk for the sections that are small. */
export { FieldsSection } from './FieldsSection';
export { HistorySection } from './history/HistorySection';
export { InstallationSection } from './installation/InstallationSection';
export { PrivacySection } from './privacy/PrivacySection';
export { SelfServiceSection } from './selfService/SelfServiceSection';
export { TextsSection } from './texts/TextsSection';
export { VisibilitySection } from './visibility/VisibilitySection';
