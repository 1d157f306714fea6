import type { Tale } from '../Tale';
import { ada, days, hours, mina, note, olive, shopper } from '../tell';
import { customers, guests } from './visitors';

export const german: readonly Tale[] = [
  {
    key: 'zustellung',
    visitor: customers.linden,
    startedMinutesAgo: 75,
    page: '/account',
    tags: ['shipping'],
    lines: [
      shopper('Guten Tag, bei #1015 steht „Zustellversuch“. Ich war den ganzen Tag zu Hause!'),
      shopper('Können Sie das Paket an eine Packstation umleiten lassen?', 2),
    ],
  },
  {
    key: 'laeufer-mass',
    visitor: customers.linden,
    startedMinutesAgo: days(2.2),
    page: '/products/tide-table-runner',
    tags: ['pre-sale', 'textiles'],
    assignee: 'mina',
    status: 'closed',
    lines: [
      shopper('Wie lang ist der Tischläufer in Indigo? Unser Tisch hat 2,20 m.'),
      mina('Er misst 1,80 m, auf beiden Seiten bleiben also zwanzig Zentimeter Holz zu sehen.'),
      shopper('Das passt gut. Ist bestellt, danke!', 7),
    ],
  },
  {
    key: 'schuerze-geschenk',
    visitor: guests.greta,
    startedMinutesAgo: hours(22),
    page: '/products/garden-apron',
    tags: ['pre-sale'],
    assignee: 'ada',
    isUnseen: true,
    lines: [
      shopper('Hallo, gibt es die Gartenschürze auch für Kinder?'),
      ada('Leider noch nicht. Die Bänder lassen sich aber kürzen: Ab etwa zwölf Jahren passt sie.', 8),
      shopper('Meine Tochter ist neun …', 5),
      ada('Dann gebe ich den Wunsch an unsere Näherei weiter. Sie sind schon die Vierte in diesem Monat!', 4),
      note('ada', 'Children’s apron: fourth wish this month. @Mina Admin please collect.', 1, ['mina']),
    ],
  },
  {
    key: 'rueckgabe-schalen',
    visitor: guests.jonas,
    startedMinutesAgo: days(18),
    page: '/account',
    tags: ['returns'],
    assignee: 'olive',
    status: 'closed',
    lines: [
      shopper(
        'Die vier Frühstücksschalen sind schöner als gedacht, aber zu groß für unseren Schrank. Rückgabe?',
      ),
      olive('Natürlich, innerhalb von dreißig Nächten. Das Etikett ist in Ihrem Postfach.', 10),
      shopper('So unkompliziert, danke schön.', 3),
    ],
  },
];
