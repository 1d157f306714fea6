import type { SettingField } from '../../fields/SettingField';

export const launcherFields: readonly SettingField[] = [
  {
    path: 'decoration.launcher.type',
    group: 'Launcher',
    label: 'Shape',
    control: {
      kind: 'choice',
      choices: [
        ['icon', 'Round, with a symbol'],
        ['icon-label', 'With a label'],
      ],
    },
  },
  {
    path: 'decoration.launcher.label',
    group: 'Launcher',
    label: 'Label',
    control: { kind: 'text', placeholder: 'Chat with us' },
    counts: {
      while: [['decoration.launcher.type', 'icon-label']],
      otherwise: 'Shown once the launcher has a label.',
    },
  },
  {
    path: 'preferences.disableAutoOpen',
    group: 'Launcher',
    label: 'Never open by itself',
    help: 'Otherwise a window that was left open opens again on the next page.',
    control: { kind: 'switch' },
  },
  {
    path: 'startPage',
    group: 'Launcher',
    label: 'Opens on',
    control: {
      kind: 'choice',
      choices: [
        ['conversation', 'The conversation'],
        ['homepage', 'The home of self-service'],
      ],
    },
    counts: {
      while: [['selfService.enabled', true]],
      otherwise: 'Opens on the conversation while self-service is off.',
    },
  },
  {
    path: 'decoration.position.alignment',
    group: 'Position',
    label: 'Corner',
    control: {
      kind: 'choice',
      choices: [
        ['bottom-right', 'Bottom right'],
        ['bottom-left', 'Bottom left'],
        ['top-right', 'Top right'],
        ['top-left', 'Top left'],
      ],
    },
  },
  {
    path: 'decoration.position.offsetX',
    group: 'Position',
    label: 'Away from the side',
    help: 'From -20 to 200.',
    control: { kind: 'number', unit: 'px' },
  },
  {
    path: 'decoration.position.offsetY',
    group: 'Position',
    label: 'Away from the top or bottom',
    help: 'From -20 to 200.',
    control: { kind: 'number', unit: 'px' },
  },
];
