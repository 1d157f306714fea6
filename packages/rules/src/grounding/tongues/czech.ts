import { tongue } from './Tongue';

export const czech = tongue({
  common:
    'a i nebo ale když pak jako na v ve do od ode z ze s se si k ke o u po pro při za přes mezi je jsou byl byla bylo byly být bude budou jste jsme jsem má máte mají máme mít ten ta to ty ti toto tento tato tyto který která které kteří kterou kterého kdo co kde kdy jak proč jaký jaká vy vám vás váš vaše vaši vaší my nám nás náš naše naši naší já mi mě můj moje on ona ono oni jeho její jejich také velmi více může můžete mohou můžeme musí musíte chcete ano děkujeme prosím bohužel dobrý den všechny všechno vše každý každá každé jiný jiná jiné stejný stejné už ještě tak tedy protože než aby že pokud svůj svou své jen jeden jedna jedno',
  ordinary: 'stojí trvá trvají měří obsahuje cena vidět najdete',
  joins: 'a i nebo',
  buts: 'ale',
  negations:
    'ne nikdy žádný žádná žádné žádnou nic nikdo bez ani nikoli není nejsou nejsme nejste nemá nemají',
  negationPrefix:
    /^ne(?!bo$|ž$|j|chat|cht|ch$|chá|děl|dávn|kde$|kdo$|který|smír|pal|bes|rv|mocn|zbyt|mluv|poř)[\p{L}]{2,}$/u,
  plain: {
    vague:
      'pokud když jestli jakmile některé některý někteří určité několik většina všechny všechno všichni každý každé bez ony oni to tyto tento toto které který která často někdy jiné ostatní',
    musts: 'nutné, musíte, musí, potřebujete, potřeba, nemusíte, nepotřebujete',
    prices: 'stojí poplatek',
    yes: 'ano',
    no: 'ne',
  },
  senses: {
    before: 'před, předtím, dříve',
    after: 'po, potom, poté, později',
    within: 'do, během',
    until: 'do, dokud',
    from: 'od',
    least: 'alespoň, nejméně, minimálně, aspoň',
    most: 'nejvýše, maximálně, nejpozději, až',
    over: 'nad, více než, přes',
    under: 'pod, méně než',
    only: 'jen, pouze, jenom, výhradně',
    except: 'kromě, ledaže, vyjma, s výjimkou',
    free: 'zdarma, bezplatně, bezplatný, bezplatné',
    open: 'otevřeno, otevřená, otevřený',
    closed: 'zavřeno, zavřená, zavřený',
    included: 'včetně, zahrnuje, zahrnuto',
    excluded: 'vyloučeno',
    always: 'vždy',
  },
  numbers:
    'nula jedna dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct dvacet',
  tens: 'třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát sto',
  also: 'dvě:2 dvou:2 tří:3 čtyř:4 pěti:5 šesti:6 sedmi:7 osmi:8 devíti:9 deseti:10 dvanácti:12 čtrnácti:14 patnácti:15 dvaceti:20 třiceti:30 šedesáti:60 poledne:12 polovina:0.5 tucet:12',
});
