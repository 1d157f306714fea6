import type { Tale } from '../Tale';
import { ada, hours, mina, note, shopper } from '../tell';
import { customers, guests, stranger } from './visitors';

/** Somebody wrote last, and looks at the screen. */
export const waiting: readonly Tale[] = [
  {
    key: 'duvet-today',
    visitor: customers.hazel,
    startedMinutesAgo: 9,
    page: '/account',
    laterPages: ['/products/washed-linen-duvet-set'],
    tags: ['shipping', 'vip'],
    lines: [
      shopper('Hello! Order #1018, the linen duvet set: tracking says it is out for delivery.'),
      shopper('I have to leave at four. Can the driver put it behind the planter by the door?', 1),
    ],
  },
  {
    key: 'slippers-size',
    visitor: customers.basil,
    startedMinutesAgo: 4,
    page: '/products/felted-wool-slippers',
    tags: ['sizes'],
    cart: [{ title: 'Felted Wool Slippers – EU 42–44 / Moss', quantity: 1, price: 5800 }],
    lines: [
      shopper('Hi there, I’m an Australian 9. Would the EU 42–44 slippers be too roomy?'),
      shopper('I do wear thick socks, if that helps.', 1),
    ],
  },
  {
    key: 'gift-card-note',
    visitor: stranger(),
    startedMinutesAgo: 2,
    page: '/products/corner-espresso-cups',
    lines: [shopper('Do you wrap presents? And can I add a few words to the card?')],
  },
  {
    key: 'vase-cracked',
    visitor: guests.marcus,
    startedMinutesAgo: 38,
    page: '/account',
    tags: ['damaged'],
    assignee: 'ada',
    lines: [
      shopper('My Tall Stem Vase came today and it has a crack from the neck right down.'),
      ada('Oh no, I am sorry! Could you send me a picture of it? I will have a new one packed.'),
      shopper('Here it is. The box looked fine from outside.', 11, { picture: 'crackedVase' }),
      note('ada', 'Third cracked 32 cm vase this month. @Olive Owner should we talk to the pottery?', 4, [
        'olive',
      ]),
    ],
  },
  {
    key: 'blanket-missing',
    visitor: customers.rowan,
    startedMinutesAgo: hours(3),
    page: '/account',
    tags: ['shipping'],
    assignee: 'mina',
    lines: [
      shopper('Only the slippers of #1014 arrived. Where is my Highland blanket?'),
      mina('Hi Rowan! The blanket travels in a parcel of its own; I am asking the warehouse when it left.'),
      shopper('Thanks. It is for a birthday on Saturday, so I’m getting a little nervous.', 22),
      shopper('Any news?', 95),
    ],
  },
  {
    key: 'oil-bottle-last',
    visitor: guests.elena,
    startedMinutesAgo: 55,
    page: '/products/grove-oil-bottle',
    tags: ['stock'],
    cart: [
      { title: 'Grove Oil Bottle – Sand', quantity: 1, price: 4600 },
      { title: 'Harbour Napkins, Set of Four – Rust', quantity: 2, price: 6800 },
    ],
    lines: [
      shopper('The page says one Grove bottle in Sand is left. Is that true, or does it always say so?'),
      shopper('If it’s true I’ll take it now.', 3),
    ],
  },
];
