import { tongue } from './Tongue';

export const french = tongue({
  common:
    'le la les l un une des du de d à au aux et ou mais si alors comme en dans par pour sur avec chez vers est sont était être été sera seront a ont avez avons avoir ai il elle ils elles on je j me m moi mon ma mes tu te t ton vous votre vos nous notre nos se s son sa ses leur leurs lui ce c cet cette ces cela ça qui que qu quoi dont où quand comment pourquoi quel quelle quels quelles y aussi très plus peut peuvent pouvez pouvons pourrez devez doit doivent voulez veuillez oui merci bonjour désolé tout toute tous toutes chaque autre autres même mêmes dès puis donc ainsi car encore déjà faire fait faites bien soit celui celle ceux simplement il y quelques',
  ordinary:
    'coûte coûtent coute dure durent comptez prend prennent mesure mesurent contient contiennent trouvez voir visible prix',
  joins: 'et ou',
  buts: 'mais',
  negations: 'ne n pas jamais aucun aucune rien personne sans ni non impossible',
  plain: {
    vague:
      'si lorsque quand certains certaines quelques plusieurs plupart tous toutes tout toute chaque sans ils elle elles ces ceux celles qui dont que qu souvent parfois autre autres selon',
    musts: 'besoin, faut, nécessaire, obligatoire, devez, doit, doivent',
    prices: 'coûte coûtent payant payante payants frais',
    yes: 'oui',
    no: 'non',
  },
  senses: {
    before: 'avant',
    after: 'après, ensuite',
    within: 'sous, dans les, dans un délai de, en moins de',
    until: 'jusqu, tant que',
    from: 'dès, à partir de',
    least: 'au moins, minimum',
    most: 'au plus, maximum, jusqu à, au maximum, au plus tard',
    over: 'plus de, au delà, au dessus',
    under: 'moins de, au dessous, en dessous',
    only: 'seulement, uniquement, seul, seule, exclusivement, seuls, seules',
    except: 'sauf, excepté, hormis, à moins que',
    free: 'gratuit, gratuite, gratuits, gratuites, gratuitement, offert, offerte, offerts',
    open: 'ouvert, ouverte, ouverts',
    closed: 'fermé, fermée, fermés',
    included: 'inclus, incluse, inclut, compris, comprise, y compris',
    excluded: 'exclu, exclue, exclus, hors',
    always: 'toujours',
  },
  numbers:
    'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf vingt',
  tens: 'trente quarante cinquante soixante soixantedix quatrevingts quatrevingtdix cent',
  also: 'midi:12 minuit:0 moitié:0.5 quinzaine:15 douzaine:12',
});
