import { lookFields } from './looks';
import { reachFields } from './reach';
import type { SettingField } from './SettingField';
import { talkFields } from './talk';

export type { Choice, SettingField } from './SettingField';

/** Every setting an owner can change, each once. The schema and this table are compared by a test. */
export const settingFields: readonly SettingField[] = [...lookFields, ...talkFields, ...reachFields];

/** The field that a path of the settings belongs to; entries of lists and dictionaries are parts of their field. */
export const fieldOf = (path: readonly string[]): SettingField | undefined =>
  settingFields.find((field) => isWithin(path.join('.'), field.path));

export const isWithin = (path: string, of: string): boolean => path === of || path.startsWith(`${of}.`);
