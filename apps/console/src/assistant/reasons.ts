const reasonWords: Readonly<Record<string, string>> = {
  'asked-for-person': 'The shopper asked for a person',
  'agent-spoke': 'One of the team answered',
  'not-supported': 'The check refused what it wanted to say',
  'not-understood': 'It asked back too often',
  'sign-in-impossible': 'A sign-in was needed and not possible',
  'sign-in-failed': 'The sign-in failed',
  'budget-spent': 'The budget was spent',
  'out-of-time': 'It took too long',
  silenced: 'It was silenced',
  failed: 'Something failed',
  stopped: 'The server was stopped',
  topic: 'A topic that you keep for the team',
  contradictory: 'Articles contradict each other',
  'not-solved': 'The shopper said that it was not solved',
  'other-order': 'An order that is not theirs',
  'no-orders': 'They have no order',
  'orders-unavailable': 'The shop’s own system did not answer',
  'no-chat': 'The chat is gone',
  cancel: 'Orders are not cancelled in this chat',
  return: 'Nothing is sent back in this chat',
  address: 'Addresses are not changed in this chat',
  report: 'Problems are not reported in this chat',
  policy: 'It would have promised what you do not',
  'model-late': 'The model took too long',
  'model-unreachable': 'The model could not be reached',
  'model-busy': 'The model was asked too often',
  'model-refused': 'The model refused the request: look at its key and name',
  'model-broken': 'The model had a fault of its own',
  'model-unreadable': 'The model’s answer could not be read',
  'model-filtered': 'The model’s own filter held the answer back',
  'model-too-long': 'The model did not come to an end',
  'model-lost': 'The model wanted what it was never shown',
  'model-decided': 'The model left it to a person',
  'nothing-known': 'It found no answer',
};

/** Why it handed over, in our words. Before, what a model had written stood here as the reason; now it stands beside it. */
export function reasonOf(because: string): string {
  const code = because.startsWith('model: ') ? 'model-decided' : because;
  return reasonWords[code] ?? (code === '' ? 'Without a reason' : 'For a reason that is not known here');
}
