import type { Tale } from '../Tale';
import { ada, days, mina, note, olive, shopper } from '../tell';
import { guests, stranger } from './visitors';

/** Put off until something happens. */
export const snoozed: readonly Tale[] = [
  {
    key: 'candle-holder-kiln',
    visitor: guests.priya,
    startedMinutesAgo: days(8),
    page: '/products/ember-candle-holder',
    tags: ['stock'],
    assignee: 'ada',
    status: { snoozedForHours: 52 },
    lines: [
      shopper('When will the Ember candle holder be back?'),
      ada(
        'The wood kiln is fired twice a year, and the next time is in a few days. Shall I write to you then?',
      ),
      shopper('Yes please, I need two.', 4),
      note('ada', 'Kiln opens on the weekend. Snoozed until then; put two aside.'),
    ],
  },
  {
    key: 'king-sage-duvet',
    visitor: guests.tom,
    startedMinutesAgo: days(5),
    page: '/products/washed-linen-duvet-set',
    tags: ['stock'],
    assignee: 'mina',
    status: { snoozedForHours: 20 },
    lines: [
      shopper('King in Sage is sold out. Is there a waiting list?'),
      mina('Not a list, but me: I have made a note and will write here when the weaver delivers.'),
      shopper('Perfect, thank you.', 3),
    ],
  },
  {
    key: 'lost-parcel-search',
    visitor: stranger(2),
    startedMinutesAgo: days(2),
    page: '/account',
    tags: ['shipping'],
    assignee: 'olive',
    status: { snoozedForHours: 6 },
    lines: [
      shopper('My parcel has been “at the depot” for six days now.'),
      olive('I have opened a search with the carrier. They answer within two working days.', 8),
      note('olive', 'Search no. DEMO-4417. If there is nothing by then: send it anew, no questions.'),
      shopper('OK. I’ll wait.', 6),
    ],
  },
];
