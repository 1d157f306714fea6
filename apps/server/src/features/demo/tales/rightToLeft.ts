import type { Tale } from '../Tale';
import { ada, days, hours, mina, note, shopper } from '../tell';
import { guests } from './visitors';

export const rightToLeft: readonly Tale[] = [
  {
    key: 'linen-hebrew',
    visitor: guests.noa,
    startedMinutesAgo: 17,
    page: '/products/washed-linen-duvet-set',
    laterPages: ['/products/fern-linen-throw'],
    tags: ['pre-sale', 'textiles'],
    assignee: 'ada',
    lines: [
      shopper('שלום, האם סט הפשתן מתאים לשמיכה בגודל 200 על 220?'),
      ada('שלום נועה! כן, מידת Queen מתאימה בדיוק לגודל הזה.', 4),
      shopper('מצוין. ואיזה צבע יתאים יותר לחדר השינה שלנו?', 5, { picture: 'bedroom' }),
    ],
  },
  {
    key: 'delivery-hebrew',
    visitor: guests.eitan,
    startedMinutesAgo: days(4.6),
    page: '/account',
    tags: ['shipping'],
    assignee: 'mina',
    status: 'closed',
    lines: [
      shopper('היי, החבילה שלי (DHL) תקועה במכס כבר שבוע.'),
      mina('היי איתן, שלחתי למכס את החשבונית. זה אמור להשתחרר תוך יומיים.', 15),
      shopper('השתחרר! תודה רבה.', 1500),
      note('mina', 'Customs wants the invoice outside on the parcel from now on.'),
    ],
  },
  {
    key: 'cups-arabic',
    visitor: guests.layla,
    startedMinutesAgo: hours(9),
    page: '/products/corner-espresso-cups',
    tags: ['care'],
    assignee: 'mina',
    lines: [
      shopper('مرحبًا، هل يمكن وضع فناجين الإسبريسو في غسالة الصحون؟'),
      mina('أهلًا ليلى! نعم، الفناجين آمنة في غسالة الصحون والميكروويف.', 5),
      shopper('شكرًا جزيلًا، سأطلب طقمين.', 3),
      mina('على الرحب والسعة!', 2),
    ],
  },
];
