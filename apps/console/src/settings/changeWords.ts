import type { SettingChange } from '@shopbell/protocol';
import { languageName } from './controls/languageNames';
import { fieldOf } from './fields';

export interface ChangeWords {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const longest = 80;

/** A change as a person reads it. */
export function changeWords({ path, before, after }: SettingChange): ChangeWords {
  const field = fieldOf(path);
  const rest = field ? path.slice(field.path.split('.').length) : path;
  const isByLanguage = field?.control.kind === 'dictionary' || field?.control.kind === 'listByLanguage';
  const parts = isByLanguage ? rest.map(languageName) : rest;
  const name = [field?.label, ...parts].filter(Boolean).join(' · ');
  const choices = field?.control.kind === 'choice' ? new Map(field.control.choices) : null;
  const words = (value: unknown) => choices?.get(String(value)) ?? valueWords(value);
  return { name, before: words(before), after: words(after) };
}

function valueWords(value: unknown): string {
  if (value === null || value === '') return 'nothing';
  if (value === true) return 'on';
  if (value === false) return 'off';
  if (Array.isArray(value))
    return value.length === 0 ? 'nothing' : shortened(value.map(entryWords).join(', '));
  return shortened(typeof value === 'string' ? value : JSON.stringify(value));
}

function entryWords(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { days, fromTime, toTime, language, operator, value, reply, action } = entry as Record<
    string,
    unknown
  >;
  if (Array.isArray(days))
    return `${days.map((day) => weekdays[Number(day) - 1]).join(' ')} ${fromTime}–${toTime}`;
  if (reply !== undefined) return `${reply} → ${String(action).replaceAll('_', ' ')}`;
  if (language !== undefined) return String(language);
  return `${operator} ${value}`;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
