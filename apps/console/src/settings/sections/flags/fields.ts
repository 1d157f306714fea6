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
    help: 'What a flow hands over goes to the AI agent first.',
    control: { kind: 'switch' },
  },
  {
    path: 'featureFlags.aiOnOrderManagement',
    group: 'Feature flags',
    label: 'AI agent in order management',
    help: 'What a shopper reports about an order goes to the AI agent first.',
    control: { kind: 'switch' },
  },
  {
    path: 'featureFlags.shoppingAssistant',
    group: 'Feature flags',
    label: 'Shopping assistant',
    help: 'The AI agent also sells, where its settings do not say what it is there for.',
    control: { kind: 'switch' },
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
