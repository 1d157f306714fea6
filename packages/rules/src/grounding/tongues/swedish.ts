import { tongue } from './Tongue';

export const swedish = tongue({
  common:
    'en ett den det de som och eller men om så då när att av från för i in på till vid med är var vara varit blir blev bli har hade ha du dig din ditt dina vi oss vår vårt våra jag mig min mitt mina han hon honom henne dem deras man vem vad var hur varför vilken vilka detta denna dessa här där också mycket mer mest kan kunde får få måste ska skulle vill ville bör ja tack tyvärr hej alla allt varje annan annat andra samma några något själv sig eftersom medan redan ännu igen bara gör göra precis ni er ert era',
  ordinary: 'kostar varar tar mäter innehåller pris priset se hittar',
  joins: 'och eller',
  buts: 'men',
  negations: 'inte aldrig ingen inget inga ingenting utan varken nej ej omöjligt',
  plain: {
    vague: 'om när såvida vissa några få flesta alla varje utan dessa detta som ofta ibland andra',
    musts: 'nödvändigt, behöver, måste, krävs',
    prices: 'kostar avgift',
    yes: 'ja',
    no: 'nej',
  },
  senses: {
    before: 'före, innan',
    after: 'efter, därefter, senare än',
    within: 'inom',
    until: 'tills, så länge',
    from: 'från',
    least: 'minst',
    most: 'högst, upp till, maximalt, senast',
    over: 'mer än, över',
    under: 'mindre än, under',
    only: 'bara, endast, enbart',
    except: 'utom, om inte, förutom',
    free: 'gratis, kostnadsfritt, kostnadsfri, fri',
    open: 'öppet, öppen, öppnar',
    closed: 'stängt, stängd, stänger',
    included: 'inkluderat, inklusive, ingår',
    excluded: 'exklusive, undantaget',
    always: 'alltid',
  },
  numbers:
    'noll ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo',
  tens: 'trettio fyrtio femtio sextio sjuttio åttio nittio hundra',
  joined: (ten, unit) => ten + unit,
  also: 'halv:0.5 hälften:0.5 dussin:12',
});
