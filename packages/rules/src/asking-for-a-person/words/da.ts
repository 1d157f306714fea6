import type { Vocabulary } from '../Vocabulary';

export const danish: Vocabulary = {
  person:
    'menneske|mennesker|mennesket|person|personer|agent|agenten|medarbejder|medarbejdere|medarbejderen|ansat|ansatte|kundeservicemedarbejder|kundeservice medarbejder|supportmedarbejder|repræsentant|repraesentant|rådgiver|raadgiver|operatør|operatoer|konsulent|chef|chefen|leder|kollega|sælger|saelger|personale|personalet|ekspedient|kontaktperson|sagsbehandler|folk|supporter|supportagent|ekspert|menneskelig hjælp|menneskelig kontakt|er der nogen der|er der nogen her|er der nogen til stede|nogen til stede|kolleger|kollegaer|af jeres kolleger|nogen ringe til mig|nogen ringe mig op|nogen kontakte mig|ring til mig|sæt et menneske på|nogen fra jeres team|en fra jeres team|nogen fra teamet|en rigtig en|en levende en|lederen|ledere|ansvarlig|ansvarlige|nogen i røret|nogen i telefonen|nogen på linjen|nogen fra butikken',
  team: 'kundeservice|kundeservicen|kunde service|kundesupport|support|supporten|supportteamet|jeres team|dit team|teamet|helpdesk|kundecenter|livechat|live chat|hotline|kundeafdelingen|jeres kundeservice|blive viderestillet|viderestillet|stille mig om|blive stillet om|stil mig videre|stil mig om|viderestil mig|sæt mig over|omstil mig',
  someone: 'nogen|en anden|en af jer|en eller anden|nogen anden|nogle',
  real: 'rigtig|rigtige|rigtigt|ægte|aegte|virkelig|virkeligt|levende|menneskelig|menneskelige|live|fysisk|af kød og blod|kompetent',
  speak:
    'tale|tal|snakke|snak|chatte|kontakte|kontakt|forbinde|forbind|forbind mig|forbundet|viderestille|viderestil|viderestillet|stille om|stil mig|omstille|omstil|nå|nå fat i|få fat i|faa fat i|få fat på|fat i|fat på|fange|ringe|ring|skrive med|komme i kontakt|samtale|overføre|overfør|overføres|sende mig videre|send mig videre|send mig|videresende|kommunikere|få hjælp af|hjælp af|hjælp fra|svar fra|svar af|drøfte|henvende|eskalere|overtage|viderestilles|forbindes|sluse|kom igennem|komme igennem|stilles om|stillet om|blive stillet om',
  want: 'vil|vil gerne|vil have|vil gerne have|ville gerne|ønsker|oensker|har brug for|brug for|behøver|giv mig|få|faa|kan jeg få|må jeg få|findes der|er der|kræver|kraever|søger|hent|beder om|bede om|foretrækker|skal bruge|hellere|hvor er|venter på|har i|tilkald|skal have|give mig|hvor finder jeg',
  small:
    'en|et|den|det|de|jeg|mig|min|vi|os|med|til|hos|af|fra|i|på|kan|kunne|må|maa|skulle|du|jer|jeres|din|her|der|bare|lige|direkte|personligt|gerne|venligst|hej|hejsan|goddag|godmorgen|ja|ok|okay|og|eller|men|så|saa|også|tilgængelig|ledig|online|muligt|er|være|blive|som|at|om|i stedet|stedet|fandme|fucking|pokkers|for helvede|for fanden|endelig|faktisk|angående|fordi|hjælpe|have|man|hvordan|der kan|gå|klare|lad|tage sig af|dette|ordne|løse|bag skaermen|bag chatten|ville være dejligt|ville være rart|ville være fint|ville være godt|ville være super|ville være bedre|ledigt|ledige|over telefonen|i telefonen',
  please:
    'tak|venligst|nu|straks|med det samme|asap|hurtigt|omgående|lige nu|please|pls|vær sød|vær venlig|på forhånd tak|i stedet|øjeblikkeligt|snarest|vær så venlig',
  help: 'hjælpe mig|svare mig|ringe til mig|ringe mig op|kontakte mig|tage over|overtage|kigge på det|se på det|tage sig af det|nogen ringe til mig|nogen ringe mig op|nogen kontakte mig|ring til mig|sæt et menneske på',
  callback:
    'ringe til mig|ringe mig op|ring til mig|ring mig op|blive ringet op|ringes op|ringet op|ring lige til mig|ring lige|kontakte mig|kontakt mig|skrive til mig|vende tilbage til mig',
  robot:
    'bot|bots|botten|robot|robotter|maskine|computer|ai|chatbot|chatrobot|automat|algoritme|kunstig intelligens|robotten',
  not: 'ikke|ingen|intet|aldrig|uden|i stedet for|hader|træt af|nok af|ej|ikke flere|nægter|naegter|gider ikke',
  told: 'i går|igår|i gaar|i forgårs|sidste uge|sidste måned|forleden|for nylig|talte|snakkede|talt|snakket|er du|taler jeg med|taler jeg|snakker jeg|sagde|ringede|i morges|fik at vide|før levering',
  about: 'for|om|som en|hvilken|hvorfor|hvordan|læder|laeder',
};
