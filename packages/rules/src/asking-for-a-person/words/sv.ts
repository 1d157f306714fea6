import type { Vocabulary } from '../Vocabulary';

export const swedish: Vocabulary = {
  person:
    'människa|människor|manniska|person|personer|agent|agenten|medarbetare|medarbetaren|anställd|anställda|handläggare|kundtjänstmedarbetare|kundtjänstmedarbetaren|kundservicemedarbetare|supportmedarbetare|operatör|operatören|representant|rådgivare|chef|chefen|säljare|kollega|personal|personalen|personalmedlem|kontaktperson|kundtjänst medarbetare|folk|mänska|ansvarig|supportagent|butikschef|expert|mänsklig hjälp|mänsklig kontakt|är det någon där|finns det någon där|finns någon där|är någon där|någon där|finns det någon här|någon ringa mig|någon ringa upp mig|någon kontakta mig|ring mig|ring upp mig|nagon fra ert team|nagon fran ert team|nagon i ert team|nagon fran teamet|en riktig en|en riktig tack|en levande en|någon på tråden|någon i luren|någon på linjen|någon från butiken|någon ansvarig',
  team: 'kundtjänst|kundtjänsten|kundservice|kund tjänst|kundsupport|kundcenter|support|supporten|supportteamet|ert team|teamet|ditt team|helpdesk|växeln|livechatt|live chatt|er kundtjänst|koppla mig vidare|bli kopplad|kopplas vidare|bli kopplad vidare',
  someone: 'någon|nån|nagon|någon annan|någon av er|nån annan|en av er',
  real: 'riktig|riktiga|riktigt|verklig|verkliga|levande|mänsklig|mänskliga|äkta|live|fysisk|av kött och blod|behörig|kompetent|vanlig',
  speak:
    'prata|pratar|tala|snacka|chatta|kontakta|kontakt|koppla|koppla mig|kopplas|kopplad|bli kopplad|vidarekoppla|vidarebefordra|nå|ringa|ring|skriva med|komma i kontakt|samtal|samtala|föra över|överföra|kommunicera|slussa|hänvisa|få hjälp av|hjälp av|svar från|hjälp från|få svar av|diskutera|vända mig|eskalera|flytta mig|skicka mig vidare|skicka mig',
  want: 'vill|vill ha|skulle vilja|behöver|behover|önskar|ge mig|få|får jag|finns|finns det|kräver|söker|hämta|be om|ber om|föredrar|begär|skulle behöva|kan jag få|hellre|tack ja|hämta hit|var är|väntar på|har ni|letar efter|tillkalla|var når jag|var hittar jag|hur når jag|få tag på|få tag i',
  small:
    'en|ett|den|det|de|jag|mig|mej|min|vi|oss|med|till|hos|av|från|i|på|kan|kunde|kunna|skulle|får|du|ni|er|era|din|här|där|bara|direkt|personligen|gärna|snälla|hej|hejsan|tjena|god morgon|ja|ok|okej|och|eller|men|då|också|tillgänglig|ledig|online|möjligt|är|vara|som|att|om|istället|i stället|ens|jävla|javla|fan|förbannade|faktiskt|någon|verkligen|bli|eftersom|angående|som kan|hjälpa|ha|gå|man|hur|alls|går det|sköta|det här|låt|lat|ta hand om|hantera|lösa|låta|kan ni|bakom skarmen|bakom chatten|vore bra|vore fint|vore toppen|vore skönt|skulle vara bra|vore kul|vore bättre|ledigt|lediga|på telefon',
  please:
    'tack|snälla|snalla|nu|omedelbart|genast|asap|direkt|fort|snarast|vänligen|pls|please|är du snäll|tacksam|istället|nu tack|på en gång|med en gång',
  help: 'hjälpa mig|svara mig|ringa mig|ringa upp mig|kontakta mig|ta över|titta på det|kolla på det|ta hand om det|höra av sig|svara|någon ringa mig|någon ringa upp mig|någon kontakta mig|ring mig|ring upp mig',
  callback:
    'ringa mig|ringa upp mig|ring mig|ring upp mig|bli uppringd|uppringd|kontakta mig|höra av sig till mig|hör av er|höra av er|återkomma till mig',
  robot:
    'bot|botar|bott|robot|robotar|maskin|dator|ai|chatbot|chattbot|automat|algoritm|datorn|artificiell intelligens|botten|roboten',
  not: 'inte|ingen|inget|inga|aldrig|utan|istället för|i stället för|hatar|trött på|nog av|ej|inga fler|orkar inte med|orkar inte|pallar inte|vägrar|vagrar',
  told: 'igår|i går|förra veckan|förra månaden|förrgår|nyss|häromdagen|pratade|talade|talat|pratat|är du|pratar jag med|pratar jag|talar jag|chattar jag|sa att|sade|ringde|i morse|före leverans|innan leverans',
  about: 'för|om|som en|vilken|varför|hur',
};
