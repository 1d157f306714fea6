import { chatSettings, settingLeaves } from '@shopbell/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { sections } from '../sections';
import { type SettingField, settingFields } from './index';

const defaults = chatSettings.parse({ name: 'Chat', domains: [] });
const valueAt = (path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], defaults);

/** Not an owner's to set here: a platform says when self-service was given up. */
const unshown = ['selfService.deleted'];

it('[SRV-05] every setting of the schema has exactly one field, and every field a setting', () => {
  expect([...settingFields.map(({ path }) => path), ...unshown].sort()).toEqual(settingLeaves().sort());
});

it('every field has a label that no other field of its section has', () => {
  const labels = settingFields.map(({ section, label }) => `${section}: ${label}`);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter((label) => /: .{2,}/.test(label))).toEqual(labels);
});

it('fields of a section stand together, and so do those of a group', () => {
  const places = settingFields.map(({ section, group }) => `${section}/${group}`);
  const runs = places.filter((place, index) => place !== places[index - 1]);
  expect(new Set(runs).size).toBe(runs.length);
  const used = new Set(settingFields.map(({ section }) => section));
  expect([...used].filter((id) => sections.every((section) => section.id !== id))).toEqual([]);
});

describe('each control fits its setting', () => {
  const takes: Record<SettingField['control']['kind'], (value: unknown) => boolean> = {
    switch: (value) => typeof value === 'boolean',
    text: (value) => typeof value === 'string' || value === null,
    lines: (value) => typeof value === 'string' || value === null,
    number: (value) => typeof value === 'number' || value === null,
    colour: (value) => typeof value === 'string',
    choice: (value) => typeof value === 'string' || value === null,
    list: Array.isArray,
    listByLanguage: (value) => typeof value === 'object',
    replyActions: Array.isArray,
    entryPoints: Array.isArray,
    hours: Array.isArray,
    dates: (value) => value === undefined,
    scopes: (value) => value === undefined,
    languages: Array.isArray,
    conditions: Array.isArray,
    zone: (value) => typeof value === 'string',
    moment: (value) => value === null,
    dictionary: (value) => typeof value === 'object',
  };

  it.each(settingFields.map((field) => [field.path, field] as const))('%s', (path, { control }) => {
    expect(takes[control.kind](valueAt(path))).toBe(true);
    const isNullable = 'isNullable' in control || 'whenNull' in control || control.kind === 'moment';
    expect(isNullable).toBe(valueAt(path) === null);
    if (control.kind === 'choice' && control.choices.length > 0) {
      for (const [value] of control.choices) expect(isAccepted(path, value)).toBe(true);
    }
  });
});

function isAccepted(path: string, value: unknown): boolean {
  const [first = '', ...rest] = path.split('.');
  const nested = rest.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  return chatSettings.safeParse({ name: 'Chat', domains: [], [first]: nested }).success;
}
