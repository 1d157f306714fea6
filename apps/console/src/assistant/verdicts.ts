const verdictWords: Readonly<Record<string, string>> = {
  answer: 'Answers',
  courtesy: 'Answers politely',
  ask: 'Asks back',
  flow: 'Leads into a flow',
  'sign-in': 'Asks for a sign-in',
  propose: 'Proposes a change of the order',
  solved: 'Asks whether that was all',
  confirmed: 'Hears that this was all, and closes',
  'hand-over': 'Hands over to the team',
  failed: 'Fails, and hands over to the team',
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
