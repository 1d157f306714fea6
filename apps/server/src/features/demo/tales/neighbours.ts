import type { Tale } from '../Tale';
import { ada, days, hours, mina, olive, shopper } from '../tell';
import { guests } from './visitors';

export const neighbours: readonly Tale[] = [
  {
    key: 'burro-italian',
    visitor: guests.chiara,
    startedMinutesAgo: hours(1.5),
    page: '/products/leaf-butter-dish',
    tags: ['pre-sale'],
    lines: [
      shopper('Buongiorno! La burriera Leaf tiene un panetto da 250 g?'),
      olive('Buongiorno Chiara! Sì, con due centimetri di spazio ai lati.', 7),
      shopper('Perfetto. E il coperchio si può comprare da solo? Sono famosa per romperli.', 6),
    ],
  },
  {
    key: 'kussen-dutch',
    visitor: guests.sanne,
    startedMinutesAgo: days(11),
    page: '/products/meadow-cushion-cover',
    tags: ['textiles'],
    assignee: 'ada',
    status: 'closed',
    lines: [
      shopper('Hoi! Welke maat binnenkussen past in de Meadow-hoes?'),
      ada('Hoi Sanne! 50 × 50 cm; met 55 × 55 wordt het lekker vol.'),
      shopper('Top, dank je wel.', 2),
    ],
  },
  {
    key: 'luva-portuguese',
    visitor: guests.beatriz,
    startedMinutesAgo: days(1.1),
    page: '/products/quilted-oven-mitt',
    tags: ['returns'],
    assignee: 'mina',
    isUnseen: true,
    lines: [
      shopper('Olá, a luva de forno chegou com a costura aberta.'),
      mina('Olá Beatriz, peço desculpa! Envio-lhe uma nova ainda hoje; não precisa de devolver a outra.', 9),
    ],
  },
];
