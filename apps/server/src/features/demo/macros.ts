/** Answers the demo shop gives often. */
export const macros = [
  {
    name: 'Greeting',
    text: 'Hi {{visitor.firstName|there}}, {{agent.firstName}} from {{shop.name}} here. How can I help?',
  },
  {
    name: 'Where is my order',
    text: 'Thanks, {{visitor.firstName|I have it}}. Let me look at your parcel. You can follow it yourself at any time under “Orders” in your account.',
  },
  {
    name: 'Return within thirty nights',
    text: 'You can send anything back within thirty nights, washed or not. I will mail a label to {{visitor.email|your address}}; drop the parcel at any pick-up point.',
  },
  {
    name: 'Damaged on arrival',
    text: 'I am sorry it arrived like that. Could you send me a picture of the piece and one of the box? I will have a new one packed today, and you need not send the old one back.',
  },
  {
    name: 'Linen care',
    text: 'Wash it at 40 °C with its own kind, skip the softener and dry it flat or on the line. It gets softer each time.',
  },
  {
    name: 'Back in stock',
    text: 'It is sold out for now. The next batch leaves the kiln in about three weeks; shall I write to {{visitor.email|you}} when it is here?',
  },
  {
    name: 'Goodbye',
    text: 'Gladly. If anything else comes up, just write here. All the best, {{agent.name}}',
  },
] as const;
