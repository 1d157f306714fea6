const verdictWords: Readonly<Record<string, string>> = {
  answer: 'Answers',
  courtesy: 'Answers politely',
  ask: 'Asks back',
  flow: 'Leads into a flow',
  'sign-in': 'Asks for a sign-in',
  propose: 'Proposes a change of the order',
  solved: 'Asks whether that was all',
  'hand-over': 'Hands over to the team',
  refused: 'Hands over: the check let nothing through',
  nothing: 'Says nothing',
  dropped: 'Overtaken by a newer message',
};

/** What it decided, in words; a newer program may decide what is not known here. */
export const verdictOf = (verdict: string): string => verdictWords[verdict] ?? verdict;

const refusalWords: Readonly<Record<string, string>> = {
  'no-fact': 'names no fact that is known',
  'other-number': 'a number, date or price is not in its fact',
  'other-name': 'a name is not in its fact',
  'other-sense': 'the fact says otherwise',
  'foreign-link': 'a link leads away from the shop',
};

export const refusalOf = (because: string): string => refusalWords[because] ?? because;

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
  topic: 'A topic that you keep for the team',
  contradictory: 'Articles contradict each other',
  'not-solved': 'The shopper said that it was not solved',
  'other-order': 'An order that is not theirs',
  'no-orders': 'They have no order',
  'orders-unavailable': 'The shop’s own system did not answer',
  'no-chat': 'The chat is gone',
  'nothing-known': 'It found no answer',
};

/** Why it handed over; a model gives reasons of its own, which are shown as they are. */
export const reasonOf = (because: string): string => reasonWords[because] ?? (because || 'Without a reason');
