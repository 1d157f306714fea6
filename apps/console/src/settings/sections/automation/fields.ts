import type { SettingField } from '../../fields/SettingField';

const whileOn: Pick<SettingField, 'counts'> = {
  counts: {
    while: [['automation.aiAgent.enabled', true]],
    otherwise: 'Rests while no AI agent answers.',
  },
};

export const automationFields: readonly SettingField[] = [
  {
    path: 'automation.aiAgent.enabled',
    group: 'Assistant',
    label: 'An AI agent answers first',
    help: 'While this is on, the automatic reply rests.',
    control: { kind: 'switch' },
  },
  {
    path: 'automation.aiAgent.isSilenced',
    group: 'Assistant',
    label: 'Silence it at once',
    help: 'It says nothing more, in any conversation, from the moment you save; people answer.',
    control: { kind: 'switch' },
    ...whileOn,
  },
  {
    path: 'automation.aiAgent.scopes',
    group: 'Assistant',
    label: 'What it is there for',
    control: { kind: 'scopes' },
    ...whileOn,
  },
  {
    path: 'automation.aiAgent.sales.enabled',
    group: 'Assistant',
    label: 'It also sells',
    help: 'Where it is not said above what it is there for; as the flag for the shopping assistant does.',
    control: { kind: 'switch' },
    ...whileOn,
  },
  {
    path: 'automation.aiAgent.timeoutMs',
    group: 'Assistant',
    label: 'How long a shopper waits for it',
    help: 'Then a person takes over. 1000 or less means 55123.',
    control: { kind: 'number', unit: 'ms' },
    ...whileOn,
  },
  {
    path: 'automation.articleRecommendation.enabled',
    group: 'Articles',
    label: 'Recommend articles',
    help: 'What a shopper asks is looked up while nobody has answered yet.',
    control: { kind: 'switch' },
  },
  {
    path: 'automation.articleRecommendation.helpCenterId',
    group: 'Articles',
    label: 'Articles from help center',
    help: 'Its number stands under Help center.',
    control: { kind: 'number', isNullable: true },
  },
  {
    path: 'abTest.active',
    group: 'Campaign test',
    label: 'Show campaigns to a part of the shoppers only',
    control: { kind: 'switch' },
  },
  {
    path: 'abTest.configuration.ratio',
    group: 'Campaign test',
    label: 'Share that sees them',
    help: 'From 0 to 1; the others are the group to compare with.',
    control: { kind: 'number' },
  },
  {
    path: 'abTest.configuration.campaigns',
    group: 'Campaign test',
    label: 'Campaigns in the test',
    control: { kind: 'list', entry: 'Campaign', add: 'Add a campaign' },
  },
  {
    path: 'attribution.linkDays',
    group: 'Credited orders',
    label: 'Days after a click on a link',
    help: 'An order placed within them is credited to the campaign.',
    control: { kind: 'number' },
  },
  {
    path: 'attribution.codeDays',
    group: 'Credited orders',
    label: 'Days after a code was revealed',
    help: 'If the order redeems it.',
    control: { kind: 'number' },
  },
  {
    path: 'attribution.productDays',
    group: 'Credited orders',
    label: 'Days after a product was recommended',
    help: 'If the order holds it and the shopper took it up.',
    control: { kind: 'number' },
  },
  {
    path: 'attribution.conversationDays',
    group: 'Credited orders',
    label: 'Days after your last answer',
    help: 'If nothing else applies; the first rule that does is the one.',
    control: { kind: 'number' },
  },
];
