import type { Tale } from '../Tale';
import { ada, days, hours, mina, note, olive, shopper } from '../tell';
import { customers, guests } from './visitors';

export const french: readonly Tale[] = [
  {
    key: 'remboursement-saladier',
    visitor: customers.juniper,
    startedMinutesAgo: hours(5),
    page: '/account',
    tags: ['returns', 'billing'],
    assignee: 'olive',
    lines: [
      shopper(
        'Bonjour, j’ai renvoyé le saladier Harvest (#1013) et je ne vois toujours pas le remboursement.',
      ),
      olive(
        'Bonjour Juniper ! Il est parti de chez nous il y a douze jours ; je vérifie avec la banque.',
        12,
      ),
      note('olive', 'Refund went out in full. If the bank is silent until tomorrow: send the receipt.'),
      shopper('Merci. Ma banque me demande une référence, si vous en avez une.', 48),
    ],
  },
  {
    key: 'bougeoir-epuise',
    visitor: customers.juniper,
    startedMinutesAgo: days(29),
    page: '/products/ember-candle-holder',
    tags: ['stock'],
    assignee: 'ada',
    status: 'closed',
    lines: [
      shopper('Ma commande du bougeoir Ember a été annulée… Il n’y en a vraiment plus ?'),
      ada('Hélas non, le dernier s’est fêlé à l’emballage. Je suis désolée, et vous êtes remboursée.', 9),
      shopper('Ce n’est pas grave, j’attendrai la prochaine cuisson.', 6),
    ],
  },
  {
    key: 'nappe-tache',
    visitor: guests.camille,
    startedMinutesAgo: days(9),
    page: '/products/harbour-napkins',
    tags: ['care', 'textiles'],
    assignee: 'mina',
    status: 'closed',
    lines: [
      shopper('Une tache de vin sur une serviette couleur rouille, que faire ?'),
      mina('De l’eau froide tout de suite, puis un lavage à 40 °C. Pas de sel, il fixe la couleur !'),
      shopper('Partie ! Merci mille fois.', 180),
    ],
  },
];
