import { tongue } from './Tongue';

export const dutch = tongue({
  common:
    'de het een en of maar als dan aan bij op in uit van voor met naar om te tot door over is zijn was waren wordt worden werd werden heeft hebben had hebt ben bent u uw jij je jouw jullie wij we ons onze ik me mij mijn hij zij ze hem haar hun hen men wie wat wanneer waar hoe waarom welke welk dat die dit deze er hier daar ook nog al zeer zo zich zelf kan kunt kunnen mag mogen moet moeten zal zullen zult wil wilt willen zou alstublieft ja graag bedankt helaas hallo alle alles elke elk ieder iedere andere ander anders zelfde meer veel wat iets want omdat zodra terwijl dus toch gewoon krijgt krijgen maken maakt',
  ordinary: 'kost kosten duurt duren meet meten bevat bevatten prijs bedraagt vindt zien',
  joins: 'en of',
  buts: 'maar',
  negations: 'niet niets nooit geen niemand zonder noch onmogelijk',
  plain: {
    vague:
      'als wanneer indien tenzij zodra sommige bepaalde enkele meeste alle elke elk zonder ze deze dit dat die vaak soms andere',
    musts: 'nodig, hoeft, hoeven, verplicht, moet, moeten',
    prices: 'kost kosten',
    yes: 'ja',
    no: 'nee',
  },
  senses: {
    before: 'voordat, vóór, voor, eerder',
    after: 'na, nadat, daarna, later',
    within: 'binnen',
    until: 'tot, totdat, zolang',
    from: 'vanaf',
    least: 'minstens, minimaal, ten minste',
    most: 'hoogstens, maximaal, uiterlijk, tot en met',
    over: 'meer dan, boven',
    under: 'minder dan, onder',
    only: 'alleen, slechts, uitsluitend, enkel',
    except: 'behalve, tenzij, uitgezonderd',
    free: 'gratis, kosteloos',
    open: 'open, geopend',
    closed: 'gesloten, dicht',
    included: 'inclusief, inbegrepen',
    excluded: 'exclusief, uitgesloten',
    always: 'altijd, steeds',
  },
  numbers:
    'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
  tens: 'dertig veertig vijftig zestig zeventig tachtig negentig honderd',
  joined: (ten, unit) => `${unit === 'één' ? 'een' : unit}${/e$/.test(unit) ? 'ën' : 'en'}${ten}`,
  also: 'tweemaal:2 helft:0.5 half:0.5 dozijn:12',
});
