import { sections } from '../sections';
import type { SettingField } from './SettingField';

export type { Choice, SettingField } from './SettingField';

export interface PlacedField extends SettingField {
  /** The section it belongs to. */
  readonly section: string;
}

/** Every setting an owner can change, each once. The schema and this table are compared by a test. */
export const settingFields: readonly PlacedField[] = sections.flatMap(({ id, fields }) =>
  fields.map((field) => ({ ...field, section: id })),
);

/** The field that a path of the settings belongs to; entries of lists and dictionaries are parts of their field. */
export const fieldOf = (path: readonly string[]): PlacedField | undefined =>
  settingFields.find((field) => isWithin(path.join('.'), field.path));

export const isWithin = (path: string, of: string): boolean => path === of || path.startsWith(`${of}.`);
