import type { Tale } from '../Tale';
import { ada, days, hours, mina, note, shopper } from '../tell';
import { guests } from './visitors';

export const japanese: readonly Tale[] = [
  {
    key: 'teapot-japan',
    visitor: guests.haruka,
    startedMinutesAgo: hours(11),
    page: '/products/morning-teapot',
    laterPages: ['/products/corner-espresso-cups'],
    tags: ['shipping', 'pre-sale'],
    assignee: 'mina',
    lines: [
      shopper('こんにちは。モーニングティーポットは日本へ発送できますか？'),
      mina('こんにちは、遥さん。はい、日本へは通常7〜10日でお届けします。', 6),
      shopper('割れないか少し心配です。', 4),
      mina('二重の箱でお送りします。万が一割れていた場合は、すぐに新しいものをお送りします。', 3),
      shopper('安心しました。ギフト包装もお願いできますか？', 35),
      note(
        'mina',
        'Asks for gift wrap on top of the double box. Is that possible for parcels abroad? @Olive Owner',
        2,
        ['olive'],
      ),
    ],
  },
  {
    key: 'bowl-return-japan',
    visitor: guests.kenji,
    startedMinutesAgo: days(10),
    page: '/products/pebble-breakfast-bowl',
    tags: ['returns'],
    assignee: 'ada',
    status: 'closed',
    lines: [
      shopper('返品したいのですが、送料はどうなりますか？'),
      ada('返品の送料は当店が負担します。ラベルをメールでお送りしました。', 7),
      shopper('ご丁寧にありがとうございます。', 5),
    ],
  },
];
