import type { SettingField } from '../../fields/SettingField';

export const textsFields: readonly SettingField[] = [
  {
    path: 'texts',
    group: 'The chat',
    label: 'Your words in the chat',
    control: { kind: 'dictionary', of: 'texts' },
  },
  {
    path: 'sspTexts',
    group: 'Self-service',
    label: 'Your words in self-service',
    control: { kind: 'dictionary', of: 'sspTexts' },
  },
];
