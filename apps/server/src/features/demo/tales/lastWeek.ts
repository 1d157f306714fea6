import type { Tale } from '../Tale';
import { ada, days, mina, note, olive, shopper } from '../tell';
import { customers, guests, stranger } from './visitors';

/** Closed within the last days. */
export const lastWeek: readonly Tale[] = [
  {
    key: 'order-change-address',
    visitor: guests.grace,
    startedMinutesAgo: days(1.6),
    page: '/account',
    tags: ['shipping'],
    assignee: 'mina',
    status: 'closed',
    lines: [
      shopper('I put in my old address! Can it still be changed?'),
      mina('Just in time, it is being packed. Where should it go?'),
      shopper('22 Harbour View instead of 22 Harbour Road.', 2),
      mina('Changed. The confirmation is in your mail.', 3),
      shopper('Phew. Thank you!', 1),
    ],
  },
  {
    key: 'thread-loose',
    visitor: guests.elena,
    startedMinutesAgo: days(2.4),
    page: '/account',
    tags: ['care', 'textiles'],
    assignee: 'ada',
    status: 'closed',
    lines: [
      shopper('There is a loose thread at the edge of my throw. Cut it?', 0, { picture: 'looseThread' }),
      ada('Please don’t cut it! Pull it through to the back with a blunt needle, and it is gone for good.'),
      shopper('Worked like a charm.', 16),
      ada('I’m glad. Have fun with it!'),
    ],
  },
  {
    key: 'pickup-mill',
    visitor: stranger(),
    startedMinutesAgo: days(2.9),
    page: '/cart',
    tags: ['shipping'],
    status: 'closed',
    lines: [
      shopper('Can I pick up at the mill on a Saturday?'),
      mina('Yes, from ten to two. Choose “Pick up at the mill” at the checkout.'),
      shopper('Great, see you then.'),
    ],
  },
  {
    key: 'planter-drainage',
    visitor: customers.hazel,
    startedMinutesAgo: days(4.2),
    page: '/products/windowsill-herb-planter',
    tags: ['pre-sale', 'vip'],
    assignee: 'ada',
    status: 'closed',
    lines: [
      shopper('Does the large herb planter have a hole for water?'),
      ada('It has two, and a tray that catches what runs out.'),
      shopper('Then I take two. Ordered!', 8),
      ada('Thank you, Hazel! They go out with the apron.'),
    ],
  },
  {
    key: 'spam',
    visitor: guests.spammer,
    startedMinutesAgo: days(3.3),
    page: '/',
    tags: ['spam'],
    status: 'closed',
    isBlocked: true,
    lines: [
      shopper('Dear owner, we put your shop on PAGE ONE in 48 hours, guaranteed!!! Write us now.'),
      shopper('Last chance: only today 70 % off for your ranking.', 40),
      note('mina', 'Same text as last month under another name. Blocked.'),
    ],
  },
  {
    key: 'parcel-dented',
    visitor: guests.dylan,
    startedMinutesAgo: days(5.5),
    page: '/account',
    tags: ['damaged'],
    assignee: 'mina',
    status: 'closed',
    lines: [
      shopper('The parcel looks like somebody sat on it. Should I even open it?', 0, {
        picture: 'dentedParcel',
      }),
      mina('Please do, and take a picture if anything is broken. The plates are packed to survive worse.'),
      shopper('All four are fine. I am impressed.', 25),
      mina('So is our packer, I’ll tell her! Is dylan.shaw@example.org still right for the receipt?', 4),
      shopper('Yes.', 2),
      note('mina', 'Wrote down his address. Complaint to the carrier sent with the picture.'),
    ],
  },
  {
    key: 'discount-code',
    visitor: stranger(2),
    startedMinutesAgo: days(6.1),
    page: '/checkout',
    tags: ['billing'],
    assignee: 'olive',
    status: 'closed',
    lines: [
      shopper('The code FIRSTLEAF does nothing.'),
      olive('It is for first orders from $60. I see $54 in your cart; one oven mitt would do it.'),
      shopper('Fair enough, I need one anyway.', 3),
    ],
  },
];
