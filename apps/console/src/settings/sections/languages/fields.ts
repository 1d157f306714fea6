import type { SettingField } from '../../fields/SettingField';

export const languagesFields: readonly SettingField[] = [
  {
    path: 'language',
    group: 'Languages',
    label: 'Language of the chat',
    control: { kind: 'choice', choices: [] },
  },
  {
    path: 'languages',
    group: 'Languages',
    label: 'Languages of your shop',
    help: 'A shopper whose browser prefers one of these meets the chat in it.',
    control: { kind: 'languages' },
    counts: {
      while: [['preferences.languageOverride', null]],
      otherwise: 'Rests while there is one language for everyone.',
    },
  },
  {
    path: 'preferences.languageOverride',
    group: 'Languages',
    label: 'One language for everyone',
    help: 'Whatever the browser prefers.',
    control: { kind: 'choice', choices: [], whenNull: "No: as the shopper's browser prefers" },
  },
  {
    path: 'showTranslationKeys',
    group: 'For translators',
    label: 'Show the keys of the texts instead of the texts',
    help: 'To find out where a text stands. Every shopper sees it, so try it in the preview.',
    control: { kind: 'switch' },
  },
];
