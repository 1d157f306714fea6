import type { SettingField } from '../../fields/SettingField';

export const privacyFields: readonly SettingField[] = [
  {
    path: 'preferences.emailCaptureEnabled',
    group: 'Email',
    label: 'Ask for an email address',
    help: 'So that your answer reaches shoppers who have left. Without it none is ever required.',
    control: { kind: 'switch' },
  },
  {
    path: 'preferences.emailCaptureEnforcement',
    group: 'Email',
    label: 'The address is',
    help: 'Where it is not required, shoppers give one when they wait long, ask for the conversation by mail, or find nobody there.',
    control: {
      kind: 'choice',
      choices: [
        ['optional', 'Welcome, but not required'],
        ['always-required', 'Required before the first message'],
      ],
    },
    counts: {
      while: [['preferences.emailCaptureEnabled', true]],
      otherwise: 'Rests while no address is asked for.',
    },
  },
  {
    path: 'preferences.privacyPolicyDisclaimerEnabled',
    group: 'Privacy',
    label: 'Show a sentence about privacy',
    help: 'Under the message field. The sentence can be changed under Texts.',
    control: { kind: 'switch' },
  },
];
