const stepWords: Readonly<Record<string, string>> = {
  articles: 'Searched the articles',
  'main-language': 'Searched the articles in the shop’s main language',
  flows: 'Looked for flows',
  orders: 'Read the shopper’s orders',
  returnable: 'Looked what of an order can go back',
  products: 'Searched the products',
  policy: 'Held it against what you promise',
  failed: 'Failed',
  answer: 'Wrote an answer',
  text: 'Wrote',
  thoughts: 'Thought',
  'unknown-tool': 'Wanted a tool that does not exist',
  'more-calls': 'Wanted still more at once',
  courtesy: 'Was polite',
  ask: 'Asked back',
  offer_flow: 'Chose a flow',
  ask_sign_in: 'Asked for a sign-in',
  propose_cancel: 'Proposed a cancellation',
  propose_return: 'Proposed a return',
  propose_address: 'Proposed another address',
  offer_report: 'Led to the form for a report',
  say_nothing: 'Said nothing',
  solved: 'Took it for solved',
  hand_over: 'Handed over',
};

const lookingUp = /^(search|find|get|recommend)_/;

/** What it did, in words: by itself, or by the name of a model's tool. */
export const stepOf = (name: string): string => stepWords[name.replace(lookingUp, '')] ?? name;
