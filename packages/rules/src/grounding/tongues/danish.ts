import { tongue } from './Tongue';

export const danish = tongue({
  common:
    'en et den det de der som og eller men hvis så da når at af fra for i ind på til ved med om over under er var være været bliver blev blive har havde have du dig din dit dine vi os vores jeg mig min mit mine han hun ham hende de dem deres man hvem hvad hvor hvordan hvorfor hvilken hvilke dette denne disse her der også meget mere mest kan kunne må skal skulle vil ville bør ja tak desværre hej alle alt hver hvert anden andet andre samme nogle noget selv sig fordi mens allerede endnu igen bare får få gøre gør lige blot',
  ordinary: 'koster varer tager måler indeholder pris prisen se finder',
  joins: 'og eller',
  buts: 'men',
  negations: 'ikke aldrig ingen intet ingenting uden hverken nej umuligt',
  plain: {
    vague:
      'hvis når medmindre nogle visse få fleste alle hver hvert uden disse dette som der ofte nogle gange andre',
    musts: 'nødvendigt, behøver, skal, kræves, påkrævet',
    prices: 'koster gebyr',
    yes: 'ja',
    no: 'nej',
  },
  senses: {
    before: 'før, inden',
    after: 'efter, derefter, senere end',
    within: 'inden for, indenfor',
    until: 'indtil, så længe',
    from: 'fra',
    least: 'mindst',
    most: 'højst, op til, maksimalt, senest',
    over: 'mere end, over',
    under: 'mindre end, under',
    only: 'kun, udelukkende',
    except: 'undtagen, medmindre, bortset fra',
    free: 'gratis',
    open: 'åben, åbent, åbner',
    closed: 'lukket, lukker',
    included: 'inkluderet, inklusive, inkl',
    excluded: 'eksklusive, undtaget',
    always: 'altid',
  },
  numbers:
    'nul én to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve',
  tens: 'tredive fyrre halvtreds tres halvfjerds firs halvfems hundrede',
  joined: (ten, unit) => `${unit === 'én' ? 'en' : unit}og${ten}`,
  also: 'halv:0.5 halvdelen:0.5 dusin:12',
});
