import { tongue } from './Tongue';

export const italian = tongue({
  common:
    'il lo la i gli le l un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dalla dai in nel nella nei nelle con su sul sulla per tra fra e ed o ma se come è sono era essere stato stata sarà saranno ha hanno ho abbiamo avere lei voi tu noi io ti vi ci si mi suo sua suoi sue vostro vostra nostro nostra nostri nostre mio mia che chi cui quale quali quando dove perché questo questa questi queste quello quella anche molto più può possono puoi potete possiamo deve devono vuole sì grazie ciao buongiorno tutto tutta tutti tutte ogni altro altra altri altre stesso stessa già ancora così quindi poi bene fare fa qui lì ne loro semplicemente',
  ordinary: 'costa costano dura durano misura misurano contiene contengono prezzo trovi vedere impiega',
  joins: 'e ed o',
  buts: 'ma però',
  negations: 'non no mai nessun nessuno nessuna niente nulla senza né impossibile',
  plain: {
    vague:
      'se quando alcuni alcune certi certe qualche alcuna maggior tutti tutte ogni senza essi esse questi queste questo che cui altri altre secondo volte',
    musts: 'necessario, serve, bisogno, obbligatorio, deve, devi, occorre',
    prices: 'costa costano pagamento',
    yes: 'sì',
    no: 'no',
  },
  senses: {
    before: 'prima',
    after: 'dopo, successivamente',
    within: 'entro',
    until: 'fino, finché',
    from: 'a partire da',
    least: 'almeno, minimo',
    most: 'al massimo, massimo, fino a, al più tardi',
    over: 'più di, oltre, superiore, superiori, sopra',
    under: 'meno di, inferiore, inferiori, sotto',
    only: 'solo, soltanto, solamente, unicamente, esclusivamente',
    except: 'tranne, eccetto, salvo, a meno che',
    free: 'gratis, gratuito, gratuita, gratuiti, gratuite, gratuitamente',
    open: 'aperto, aperta, aperti',
    closed: 'chiuso, chiusa, chiusi',
    included: 'incluso, inclusa, inclusi, incluse, compreso, compresa, comprese',
    excluded: 'escluso, esclusa, esclusi, escluse',
    always: 'sempre',
  },
  numbers:
    'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  tens: 'trenta quaranta cinquanta sessanta settanta ottanta novanta cento',
  joined: (ten, unit) => (unit === 'uno' || unit === 'otto' ? ten.slice(0, -1) + unit : ten + unit),
  also: 'mezzogiorno:12 mezzanotte:0 metà:0.5 dozzina:12',
});
