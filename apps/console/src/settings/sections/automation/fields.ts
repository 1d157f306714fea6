import type { SettingField } from '../../fields/SettingField';

export const automationFields: readonly SettingField[] = [
  {
    path: 'automation.aiAgent.enabled',
    group: 'Assistant',
    label: 'An AI agent answers first',
    help: 'While this is on, the automatic reply rests.',
    control: { kind: 'switch' },
    comesWith: 'the AI agent',
  },
  {
    path: 'automation.articleRecommendation.enabled',
    group: 'Articles',
    label: 'Recommend articles',
    control: { kind: 'switch' },
    comesWith: 'the help center',
  },
  {
    path: 'automation.articleRecommendation.helpCenterId',
    group: 'Articles',
    label: 'Articles from help center',
    control: { kind: 'number', isNullable: true },
    comesWith: 'the help center',
  },
  {
    path: 'abTest.active',
    group: 'Campaign test',
    label: 'Show campaigns to a part of the shoppers only',
    control: { kind: 'switch' },
    comesWith: 'campaigns',
  },
  {
    path: 'abTest.configuration.ratio',
    group: 'Campaign test',
    label: 'Share that sees them',
    help: 'From 0 to 1; the others are the group to compare with.',
    control: { kind: 'number' },
    comesWith: 'campaigns',
  },
  {
    path: 'abTest.configuration.campaigns',
    group: 'Campaign test',
    label: 'Campaigns in the test',
    control: { kind: 'list', entry: 'Campaign', add: 'Add a campaign' },
    comesWith: 'campaigns',
  },
];
