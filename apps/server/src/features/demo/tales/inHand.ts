import type { Tale } from '../Tale';
import { ada, days, hours, mina, note, olive, shopper } from '../tell';
import { customers, guests, stranger } from './visitors';

/** Open, and answered last by us. */
export const inHand: readonly Tale[] = [
  {
    key: 'wedding-plates',
    visitor: guests.priya,
    startedMinutesAgo: hours(20),
    page: '/products/dune-dinner-plates',
    tags: ['pre-sale'],
    assignee: 'olive',
    isUnseen: true,
    cart: [{ title: 'Dune Dinner Plates, Set of Four – Sand', quantity: 6, price: 57_600 }],
    lines: [
      shopper(
        'We are getting married in June and would like the Dune plates for 24 guests. Is that possible?',
      ),
      ada('Congratulations! Six sets, then. Let me ask Olive, who looks after larger orders.'),
      note('ada', 'Wedding, 24 people, June. @Olive Owner can we hold six sets of Sand?', 1, ['olive']),
      olive(
        'Hello Priya, what a lovely occasion. We have fifteen sets in Sand and can put six aside for you.',
        31,
      ),
      shopper('Wonderful! Could you match the glaze? This is our table from the tasting.', 12, {
        picture: 'setTable',
      }),
      olive(
        'They will all come from one firing. I’ll hold them until the end of the month, and shipping is on us.',
        9,
      ),
    ],
  },
  {
    key: 'mug-chipped',
    visitor: guests.grace,
    startedMinutesAgo: hours(6),
    page: '/account',
    tags: ['damaged', 'replacement'],
    assignee: 'ada',
    lines: [
      shopper('One of my two Pebble Mugs has a chip at the rim. I have not used it yet.', 0, {
        picture: 'chippedMug',
      }),
      ada('Thank you for the picture, that is clearly ours to mend. A new one in Fog leaves today.', 6),
      ada('Please keep the chipped one, it makes a fine pen holder.', 1, { isEdited: true }),
      shopper('That was quick. Thank you, Ada!', 4),
      ada('Gladly! You will have the tracking number by this evening.', 2),
    ],
  },
  {
    key: 'towel-shrinks',
    visitor: guests.tom,
    startedMinutesAgo: hours(27),
    page: '/products/waffle-bath-towel',
    tags: ['care'],
    assignee: 'mina',
    lines: [
      shopper('Do the waffle towels shrink? Mine used to be longer, I think.'),
      mina(
        'They do, by about a hand’s breadth in the first wash; the waffle draws together. After that they stay.',
      ),
      shopper('Good to know. I’d have taken the Sheet size then.', 5),
      mina('Shall I change your next order to Sheet? The difference would be $16.', 3),
    ],
  },
  {
    key: 'throw-or-blanket',
    visitor: stranger(3),
    startedMinutesAgo: hours(2),
    page: '/collections/textiles',
    laterPages: ['/products/fern-linen-throw', '/products/highland-wool-blanket'],
    tags: ['pre-sale'],
    lines: [
      shopper('I need something warm for reading on the balcony. Throw or blanket?'),
      mina('For evenings outside I would take wool. This is the one I have at home:', 4, {
        product: 'highland-wool-blanket',
      }),
      mina('The linen throw is the better one for summer, and it washes more easily.', 2, {
        product: 'fern-linen-throw',
      }),
    ],
  },
  {
    key: 'apron-invoice',
    visitor: customers.hazel,
    startedMinutesAgo: days(3),
    page: '/account',
    tags: ['billing', 'vip'],
    assignee: 'olive',
    lines: [
      shopper('Could I have an invoice for #1016 in the name of my garden club?'),
      olive('Of course, Hazel. What is the full name and address?'),
      shopper('Juniper Street Garden Club, same address as mine.', 7),
      olive('Here you are: it is in your mail, dated today. A card is in the parcel as well, as always.', 14),
    ],
  },
];
