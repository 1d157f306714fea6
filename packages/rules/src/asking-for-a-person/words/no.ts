import type { Vocabulary } from '../Vocabulary';

export const norwegian: Vocabulary = {
  person:
    'menneske|mennesker|mennesket|person|personer|agent|agenten|medarbeider|medarbeidere|medarbeideren|ansatt|ansatte|kundebehandler|kundebehandleren|saksbehandler|kundeservicemedarbeider|kundeservice medarbeider|supportmedarbeider|representant|rådgiver|raadgiver|kunderådgiver|operatør|operatoer|konsulent|sjef|sjefen|leder|kollega|selger|personale|betjening|kontaktperson|folk|supportagent|ekspert|butikksjef|menneskelig hjelp|menneskelig kontakt|er det noen der|er noen der|er det noen her|noen til stede|noen ringe meg|noen ringe til meg|noen kontakte meg|ring meg|sett på et menneske|noen fra teamet|noen fra teamet deres|en ekte en|en levende en|lederen|ansvarlig|ansvarlige|noen på tråden|noen på linja|noen på telefonen|noen fra butikken',
  team: 'kundeservice|kundeservicen|kunde service|kundesenter|kundestøtte|kundesupport|support|supporten|supportteamet|teamet|teamet deres|helpdesk|brukerstøtte|sentralbordet|livechat|live chat|kundesenteret|kundeservice deres|bli satt over|sett meg over|settes over|sette meg over|sett meg videre|koble meg over|koble meg videre|sette meg videre|viderekoble meg',
  someone: 'noen|noen andre|en av dere|en annen|nokon',
  real: 'ekte|virkelig|virkelige|levende|menneskelig|menneskelige|ordentlig|live|fysisk|av kjøtt og blod|kompetent|skikkelig|reell|vanlig',
  speak:
    'snakke|snakk|prate|prat|tale|chatte|kontakte|kontakt|koble|kobl|koble meg|kobles|satt over|sett meg over|sette meg over|settes over|bli satt over|viderekoble|overføre|overfør|overføres|videresende|nå|få tak i|faa tak i|tak i|ringe|ring|skrive med|komme i kontakt|samtale|kommunisere|få hjelp av|hjelp av|hjelp fra|svar fra|svar av|drøfte|henvende|eskalere|send meg videre|sende meg videre|send meg|komme gjennom|overta|flytt meg|sende meg|sett meg videre|sette meg videre|viderekoble meg',
  want: 'vil|vil ha|vil gjerne|vil gjerne ha|ønsker|onsker|oensker|trenger|treng|gi meg|få|faa|kan jeg få|finnes det|er det|krever|søker|hent|ber om|be om|foretrekker|heller|skulle hatt|hvor er|venter på|har dere|tilkall|skal ha|ønskes|hvor finner jeg|hvordan når jeg',
  small:
    'en|et|ei|den|det|de|jeg|meg|min|vi|oss|med|til|hos|av|fra|i|på|kan|kunne|får|skulle|du|dere|deres|din|her|der|bare|direkte|personlig|gjerne|vennligst|hei|heisann|hallo|god morgen|god dag|ja|ok|okei|okay|og|eller|men|så|også|tilgjengelig|ledig|online|pålogget|mulig|er|være|bli|som|å|aa|om|i stedet|stedet|faen|jævla|javla|fucking|helvete|endelig|faktisk|angående|fordi|hjelpe|ha|man|hvordan|som kan|gå|går det an|an|igjen|la|ta seg av|dette|ordne|løse|håndtere|bak skjermen|bak chatten|hadde vært fint|hadde vært bra|hadde vært supert|ville vært bra|hadde vært greit|hadde vært bedre|ville vært fint|ledige|på telefon',
  please:
    'takk|vennligst|vær så snill|ver så snill|er du snill|nå|naa|straks|med en gang|asap|fort|umiddelbart|please|pls|omgående|på forhånd takk|i stedet|snarest|snill|nå takk',
  help: 'hjelpe meg|svare meg|ringe meg|kontakte meg|ta over|se på det|se på saken|ta seg av det|ta kontakt|noen ringe meg|noen ringe til meg|noen kontakte meg|ring meg|sett på et menneske',
  callback:
    'ringe meg|ringe meg opp|ring meg|ring meg opp|ringe til meg|ring til meg|bli oppringt|oppringt|kontakte meg|kontakt meg|ta kontakt med meg|høre fra dere|ta kontakt',
  robot:
    'bot|bots|boten|robot|roboter|maskin|datamaskin|ai|ki|chatbot|chatrobot|automat|algoritme|kunstig intelligens|roboten',
  not: 'ikke|ingen|ikkje|aldri|uten|i stedet for|istedenfor|hater|lei av|nok av|ikke flere|nekter|gidder ikke',
  told: 'i går|igår|i forgårs|forrige uke|sist uke|forrige måned|nylig|her om dagen|snakket|snakka|pratet|prata|talte|er du|snakker jeg med|snakker jeg|prater jeg|chatter jeg|sa at|ringte|i morges|fikk beskjed|før levering',
  about: 'for|om|som en|hvilken|hvorfor|hvordan',
};
