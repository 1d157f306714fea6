/** One chunk for the settings and those of their sections that are small. */
export { SettingsScreen } from './SettingsScreen';
export { FieldsSection } from './sections/FieldsSection';
export { HistorySection } from './sections/history/HistorySection';
export { InstallationSection } from './sections/installation/InstallationSection';
export { PrivacySection } from './sections/privacy/PrivacySection';
export { TextsSection } from './sections/texts/TextsSection';
export { VisibilitySection } from './sections/visibility/VisibilitySection';
