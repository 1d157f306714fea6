import type { Tale } from '../Tale';
import { ada, days, mina, olive, shopper } from '../tell';
import { guests } from './visitors';

export const spanish: readonly Tale[] = [
  {
    key: 'jarra-envio',
    visitor: guests.lucia,
    startedMinutesAgo: 26,
    page: '/products/brook-water-jug',
    tags: ['shipping', 'pre-sale'],
    cart: [{ title: 'Brook Water Jug', quantity: 1, price: 6400 }],
    lines: [
      shopper('¡Hola! ¿Cuánto tarda el envío a Sevilla?'),
      shopper('Es para un regalo, lo necesito antes del día 24.', 1),
    ],
  },
  {
    key: 'manta-lavar',
    visitor: guests.mateo,
    startedMinutesAgo: days(7.5),
    page: '/products/highland-wool-blanket',
    tags: ['care', 'textiles'],
    assignee: 'ada',
    status: 'closed',
    lines: [
      shopper('¿Puedo lavar la manta Highland en casa?'),
      ada('Sí, a mano y con agua fría, o en un programa para lana sin centrifugado.'),
      shopper('¿Y secarla al sol?', 2),
      ada('Mejor a la sombra y en plano, así conserva el color y la forma.', 2),
      shopper('Muchas gracias, Ada.', 1),
    ],
  },
  {
    key: 'toallas-hotel',
    visitor: guests.lucia,
    startedMinutesAgo: days(14),
    page: '/products/waffle-bath-towel',
    tags: ['wholesale'],
    assignee: 'olive',
    status: 'closed',
    lines: [
      shopper('Tengo un pequeño hotel. ¿Hacen precio para veinte toallas?'),
      olive('Claro que sí: un diez por ciento a partir de doce piezas.', 20),
      mina('Y podemos bordar el nombre del hotel, si le gusta la idea.', 2),
      shopper('¡Qué bien! Lo hablo con mi socia.', 9),
    ],
  },
];
