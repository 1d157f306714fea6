import type { SettingField } from '../../fields/SettingField';

export const flagsFields: readonly SettingField[] = [
  {
    path: 'featureFlags.floatingInput',
    group: 'Feature flags',
    label: 'Question box',
    help: 'A field beside the launcher, so that shoppers ask without opening the chat first.',
    control: { kind: 'switch' },
  },
  {
    path: 'featureFlags.conversationStarters',
    group: 'Feature flags',
    label: 'Conversation starters',
    control: { kind: 'switch' },
  },
  {
    path: 'featureFlags.aiOnFlows',
    group: 'Feature flags',
    label: 'AI agent in flows',
    control: { kind: 'switch' },
    comesWith: 'the AI agent',
  },
  {
    path: 'featureFlags.campaignPrioritisation',
    group: 'Feature flags',
    label: 'Campaigns by priority',
    control: { kind: 'switch' },
  },
  {
    path: 'featureFlags.abVariants',
    group: 'Feature flags',
    label: 'Variants of campaigns',
    control: { kind: 'switch' },
  },
];
