import { tongue } from './Tongue';

export const norwegian = tongue({
  common:
    'en ei et den det de der som og eller men hvis så da når at av fra for i inn på til ved med om er var være vært blir ble bli har hadde ha du deg din ditt dine vi oss vår vårt våre jeg meg min mitt mine han hun ham henne dem deres man hvem hva hvor hvordan hvorfor hvilken hvilke dette denne disse her også veldig mer mest kan kunne må skal skulle vil ville bør ja takk dessverre hei alle alt hver hvert annen annet andre samme noen noe selv seg fordi mens allerede ennå igjen bare får få gjøre gjør like',
  ordinary: 'koster varer tar måler inneholder pris prisen se finner',
  joins: 'og eller',
  buts: 'men',
  negations: 'ikke aldri ingen intet ingenting uten verken nei umulig',
  plain: {
    vague: 'hvis når noen enkelte visse få fleste alle hver hvert uten disse dette som ofte andre',
    musts: 'nødvendig, trenger, må, kreves, behøver',
    prices: 'koster gebyr',
    yes: 'ja',
    no: 'nei',
  },
  senses: {
    before: 'før',
    after: 'etter, deretter, senere enn',
    within: 'innen',
    until: 'til og med, så lenge, inntil',
    from: 'fra',
    least: 'minst',
    most: 'høyst, opptil, opp til, maksimalt, senest',
    over: 'mer enn, over',
    under: 'mindre enn, under',
    only: 'bare, kun, utelukkende',
    except: 'unntatt, med mindre, bortsett fra',
    free: 'gratis',
    open: 'åpen, åpent, åpner',
    closed: 'stengt, lukket',
    included: 'inkludert, inklusive',
    excluded: 'ekskludert, eksklusive',
    always: 'alltid',
  },
  numbers:
    'null én to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tjue',
  tens: 'tretti førti femti seksti sytti åtti nitti hundre',
  joined: (ten, unit) => `${ten}${unit === 'én' ? 'en' : unit}`,
  also: 'syv:7 halv:0.5 halvparten:0.5 dusin:12',
});
