import type { Tale } from '../Tale';
import { ada, days, mina, note, olive, shopper } from '../tell';
import { customers, guests, stranger } from './visitors';

/** Closed some weeks ago. */
export const earlier: readonly Tale[] = [
  {
    key: 'tea-stains',
    visitor: guests.tom,
    startedMinutesAgo: days(21),
    page: '/products/morning-teapot',
    tags: ['care'],
    assignee: 'ada',
    status: 'closed',
    lines: [
      shopper('How do I get tea stains out of the Morning Teapot?'),
      ada('A spoon of baking soda and hot water, an hour of patience, no soap.'),
      shopper('You should write that on the box.', 12),
      note('ada', 'Good idea: asked for a care card in the next batch.'),
    ],
  },
  {
    key: 'rowan-first-order',
    visitor: customers.rowan,
    startedMinutesAgo: days(13),
    page: '/products/felted-wool-slippers',
    tags: ['sizes'],
    assignee: 'mina',
    status: 'closed',
    lines: [
      shopper('I am between 41 and 42. Which slippers?'),
      mina('Take the larger ones: felt settles to the foot, but it does not grow.'),
      shopper('42–44 then. Thanks!', 4),
    ],
  },
  {
    key: 'rug-wet',
    visitor: guests.marcus,
    startedMinutesAgo: days(16),
    page: '/products/meadow-picnic-rug',
    tags: ['pre-sale'],
    status: 'closed',
    lines: [
      shopper('Is the picnic rug waterproof below?'),
      ada('It is waxed cotton below: damp grass is no trouble, a puddle is.'),
    ],
  },
  {
    key: 'wrong-colour',
    visitor: guests.priya,
    startedMinutesAgo: days(12),
    page: '/account',
    tags: ['returns', 'replacement'],
    assignee: 'olive',
    status: 'closed',
    lines: [
      shopper('I ordered the cushion in Ochre and got Rose.', 0, { picture: 'wrongCushion' }),
      olive('That was us, sorry. Ochre leaves today, and a label for Rose is in your mail.', 6),
      shopper('Can I keep both if I pay for Rose?', 9),
      olive('You can, at half the price, for the trouble.', 2),
      shopper('Deal!', 1),
    ],
  },
  {
    key: 'basil-welcome',
    visitor: customers.basil,
    startedMinutesAgo: days(3.8),
    page: '/',
    tags: ['shipping'],
    assignee: 'mina',
    status: 'closed',
    lines: [
      shopper('Do you ship to Tasmania?'),
      mina('We do! Eight to twelve days, $28, and the duty is paid by us.'),
      shopper('Ripper. I’ll have a look around.', 3),
    ],
  },
  {
    key: 'glaze-lead',
    visitor: stranger(),
    startedMinutesAgo: days(24),
    page: '/products/pebble-mug',
    tags: ['pre-sale'],
    status: 'closed',
    lines: [
      shopper('Are your glazes free of lead?'),
      olive('All of them, tested every year. I can mail you the certificate.', 15),
      shopper('No need, thank you for the straight answer.', 5),
    ],
  },
  {
    key: 'hazel-vase-refund',
    visitor: customers.hazel,
    startedMinutesAgo: days(28),
    page: '/account',
    tags: ['damaged', 'vip'],
    assignee: 'olive',
    status: 'closed',
    lines: [
      shopper('The new vase stands like a rock. I wanted to say that as well, not only complain.'),
      olive('That makes my day, Hazel.', 30),
    ],
  },
];
