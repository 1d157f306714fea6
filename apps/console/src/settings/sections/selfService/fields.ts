import type { SettingField } from '../../fields/SettingField';

const counts = {
  while: [['selfService.enabled', true]],
  otherwise: 'Rests while self-service is off.',
} as const;

const flows: readonly SettingField[] = [
  {
    path: 'selfService.flows.track_order',
    group: 'What shoppers can do',
    label: 'Track an order',
    help: 'Where each parcel is, with its carrier, number and link.',
    control: { kind: 'switch' },
    counts,
  },
  {
    path: 'selfService.flows.return_order',
    group: 'What shoppers can do',
    label: 'Return an order',
    help: 'Shoppers choose what goes back, and why. You get it as a conversation.',
    control: { kind: 'switch' },
    counts,
  },
  {
    path: 'selfService.flows.cancel_order',
    group: 'What shoppers can do',
    label: 'Cancel an order',
    help: 'As long as it has not been shipped.',
    control: { kind: 'switch' },
    counts,
  },
  {
    path: 'selfService.flows.report_issue',
    group: 'What shoppers can do',
    label: 'Report an issue with an order',
    help: 'Shoppers say what is wrong and add pictures. You get it as a conversation.',
    control: { kind: 'switch' },
    counts,
  },
  {
    path: 'selfService.workflows_entrypoints',
    group: 'What shoppers can do',
    label: 'Flows they can begin',
    help: 'One button for each, in the language that is chosen above, with the words you give it.',
    control: { kind: 'entryPoints' },
    counts,
  },
];

const signIn: readonly SettingField[] = [
  {
    path: 'selfService.channels.email',
    group: 'Signing in',
    label: 'Codes by email',
    help: 'Shoppers see their orders once they have typed a code of six digits that we send to the email they ordered with.',
    control: { kind: 'switch' },
    counts,
  },
  {
    path: 'selfService.channels.sms',
    group: 'Signing in',
    label: 'Codes by text message',
    help: 'To the phone number they ordered with. Text messages cost money, and only the countries below get them.',
    control: { kind: 'switch' },
    counts,
  },
  {
    path: 'selfService.smsCountries',
    group: 'Signing in',
    label: 'Countries that get text messages',
    help: 'By calling code: +1 is the United States and Canada; a country that shares it has its area code, as +1876. Numbers elsewhere are asked for an email.',
    control: { kind: 'list', entry: 'Calling code', add: 'Add a country', placeholder: '+44' },
    counts,
  },
  {
    path: 'selfService.uniformAnswers',
    group: 'Signing in',
    label: 'Say the same whether or not an address is known',
    help: 'Otherwise shoppers are told when nobody ordered with an address. With it nobody can find out who your customers are, and a mistyped address gets no code and no word about it.',
    control: { kind: 'switch' },
    counts,
  },
];

const actions: readonly SettingField[] = [
  {
    path: 'selfService.cancelWithinHours',
    group: 'Cancelling and returning',
    label: 'Orders can be cancelled for',
    help: 'Counted from the order. Left empty, until it is shipped.',
    control: { kind: 'number', unit: 'hours', isNullable: true },
    counts,
  },
  {
    path: 'selfService.atOnce.cancel_order',
    group: 'Cancelling and returning',
    label: 'Cancel orders at once',
    help: 'The order is cancelled in your shop’s own system and what was paid goes back, without anybody looking at it first. Otherwise, and where that system cannot, the team is asked.',
    control: { kind: 'switch' },
    counts,
  },
  {
    path: 'selfService.atOnce.change_address',
    group: 'Cancelling and returning',
    label: 'Let shoppers change the address',
    help: 'As long as nothing has been shipped, and within the same country and state. It is changed in your shop’s own system at once.',
    control: { kind: 'switch' },
    counts,
  },
  {
    path: 'selfService.atOnce.return_order',
    group: 'Cancelling and returning',
    label: 'Register returns at once',
    help: 'Your shop’s own system has the return, or the exchange for something of the same price. Otherwise, and where that system cannot, the team is asked.',
    control: { kind: 'switch' },
    counts,
  },
  {
    path: 'selfService.returns.loop',
    group: 'Cancelling and returning',
    label: 'Returns are made with Loop',
    help: 'Shoppers go on to your Loop portal, with their order open. It is connected under Shop system; where it does not answer, shoppers ask you instead.',
    control: { kind: 'switch' },
    counts,
  },
];

const ownReasons =
  'Left empty in a language, shoppers choose from those in the language of the chat; left empty there too, from our standard reasons.';
const reasons: readonly SettingField[] = [
  {
    path: 'selfService.reportReasons',
    group: 'Reasons',
    label: 'Reasons for a report',
    help: ownReasons,
    control: { kind: 'listByLanguage', entry: 'Report reason', add: 'Add a report reason' },
    counts,
  },
  {
    path: 'selfService.returnReasons',
    group: 'Reasons',
    label: 'Reasons for a return',
    help: ownReasons,
    control: { kind: 'listByLanguage', entry: 'Return reason', add: 'Add a return reason' },
    counts,
  },
  {
    path: 'selfService.cancelReasons',
    group: 'Reasons',
    label: 'Reasons for a cancellation',
    help: ownReasons,
    control: { kind: 'listByLanguage', entry: 'Cancellation reason', add: 'Add a cancellation reason' },
    counts,
  },
];

export const selfServiceFields: readonly SettingField[] = [
  {
    path: 'selfService.enabled',
    group: 'Self-service',
    label: 'Shoppers look after their orders themselves',
    help: 'The chat gets a home with what you allow below. Orders are shown to those who have proven who they are.',
    control: { kind: 'switch' },
  },
  {
    path: 'selfService.startChatEnabled',
    group: 'Self-service',
    label: 'Offer a chat beside them',
    help: 'Otherwise shoppers get to you through an order, or through what your page opens.',
    control: { kind: 'switch' },
    counts,
  },
  {
    path: 'preferences.controlTicketVolume',
    group: 'Self-service',
    label: 'Offer help before the contact form',
    help: 'While nobody is there, shoppers are shown what they can do themselves before they write.',
    control: { kind: 'switch' },
    counts,
  },
  ...flows,
  ...signIn,
  ...actions,
  ...reasons,
];
