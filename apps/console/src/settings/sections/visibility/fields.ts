import type { SettingField } from '../../fields/SettingField';

export const visibilityFields: readonly SettingField[] = [
  {
    path: 'visibility.method',
    group: 'Pages',
    label: 'The chat shows',
    control: {
      kind: 'choice',
      choices: [
        ['show-on-every-page', 'On every page'],
        ['hide-on-specific-pages', 'Everywhere but on some pages'],
      ],
    },
  },
  {
    path: 'visibility.conditions',
    group: 'Pages',
    label: 'Hidden where the address',
    help: 'Hidden where one of “is” and “contains” fits and all of the “not” hold. Always shown in a checkout.',
    control: { kind: 'conditions' },
    counts: {
      while: [['visibility.method', 'hide-on-specific-pages']],
      otherwise: 'Rests while the chat shows on every page.',
    },
  },
  {
    path: 'preferences.hideOnMobile',
    group: 'Devices',
    label: 'Hide the chat on phones',
    control: { kind: 'switch' },
  },
  {
    path: 'preferences.displayCampaignsHiddenChat',
    group: 'Devices',
    label: 'Show campaigns where the chat is hidden',
    control: { kind: 'switch' },
  },
];
