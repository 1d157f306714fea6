import { appearanceFields } from '../sections/appearance/fields';
import { automationFields } from '../sections/automation/fields';
import { conversationFields } from '../sections/conversation/fields';
import { flagsFields } from '../sections/flags/fields';
import { hoursFields } from '../sections/hours/fields';
import { installationFields } from '../sections/installation/fields';
import { languagesFields } from '../sections/languages/fields';
import { launcherFields } from '../sections/launcher/fields';
import { privacyFields } from '../sections/privacy/fields';
import { selfServiceFields } from '../sections/selfService/fields';
import { textsFields } from '../sections/texts/fields';
import { trackingFields } from '../sections/tracking/fields';
import { visibilityFields } from '../sections/visibility/fields';
import type { SettingField } from './SettingField';

export type { Choice, SettingField } from './SettingField';

export interface PlacedField extends SettingField {
  /** The section it belongs to. */
  readonly section: string;
}

/** By section. Apart from the sections, since what they load asks for the fields. */
const fieldsOfSections = {
  appearance: appearanceFields,
  launcher: launcherFields,
  conversation: conversationFields,
  hours: hoursFields,
  languages: languagesFields,
  texts: textsFields,
  privacy: privacyFields,
  visibility: visibilityFields,
  'self-service': selfServiceFields,
  automation: automationFields,
  tracking: trackingFields,
  flags: flagsFields,
  installation: installationFields,
};

/** Every setting an owner can change, each once. The schema and this table are compared by a test. */
export const settingFields: readonly PlacedField[] = Object.entries(fieldsOfSections).flatMap(
  ([section, fields]) => fields.map((field) => ({ ...field, section })),
);

/** The field that a path of the settings belongs to; entries of lists and dictionaries are parts of their field. */
export const fieldOf = (path: readonly string[]): PlacedField | undefined =>
  settingFields.find((field) => isWithin(path.join('.'), field.path));

export const isWithin = (path: string, of: string): boolean => path === of || path.startsWith(`${of}.`);
