import type { SettingField } from '../../fields/SettingField';

export const trackingFields: readonly SettingField[] = [
  {
    path: 'tracking.subscription',
    group: 'Visits and revenue',
    label: 'Count what campaigns earn',
    help: 'Only shoppers who have consented are counted: in Shopify’s banner, or by setConsent(true) of your page.',
    control: {
      kind: 'choice',
      choices: [
        ['none', 'No'],
        ['trial', 'Yes, as a trial'],
        ['active', 'Yes'],
        ['past-due', 'No, unpaid'],
        ['cancelled', 'No, cancelled'],
      ],
    },
  },
  {
    path: 'tracking.usage',
    group: 'Visits and revenue',
    label: 'What the plan has left',
    help: 'Once it is used up, only campaigns that are marked for it show.',
    control: {
      kind: 'choice',
      choices: [
        ['ok', 'Enough'],
        ['limit-reached', 'It is used up'],
      ],
    },
  },
  {
    path: 'tracking.isBetaTester',
    group: 'Visits and revenue',
    label: 'Beta tester',
    help: 'Counts without a subscription.',
    control: { kind: 'switch' },
  },
  {
    path: 'tracking.reportsUrl',
    group: 'Errors',
    label: 'Errors of the chat are told to',
    help: '/api/reports is this server: they stand under Errors on pages. Empty: nothing is told.',
    control: { kind: 'text', placeholder: '/api/reports', isNullable: true },
  },
];
