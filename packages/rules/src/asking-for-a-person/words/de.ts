import type { Vocabulary } from '../Vocabulary';

export const german: Vocabulary = {
  person:
    'mensch|menschen|person|personen|mitarbeiter|mitarbeiterin|mitarbeitern|mitarbeiterinnen|mitarbeitende|mitarbeitenden|mitarbeiters|agent|agenten|agentin|ansprechpartner|ansprechpartnerin|ansprechperson|berater|beraterin|kundenberater|kundenberaterin|kundenbetreuer|kundenbetreuerin|betreuer|sachbearbeiter|sachbearbeiterin|kollege|kollegen|kollegin|angestellte|angestellten|angestellter|vorgesetzte|vorgesetzten|vorgesetzter|chef|chefin|manager|managerin|supportmitarbeiter|servicemitarbeiter|kundendienstmitarbeiter|kundenservicemitarbeiter|operator|verkäufer|verkaeufer|verkäuferin|personal|leute|menschliche hilfe|jemand echtes|jemand echten|fachmann|experten|teammitglied|live agent',
  team: 'kundendienst|kundenservice|kundenbetreuung|kundensupport|support|supportteam|support team|service team|serviceteam|kunden service|kunden dienst|hotline|euer team|ihr team|eurem team|ihrem team|dem team|livechat|live chat|customer service|helpdesk|callcenter|zentrale|serviceabteilung',
  someone:
    'jemand|jemanden|jemandem|wem|wer|irgendwem|irgendjemand|irgendjemandem|irgendjemanden|einem von euch|einem von ihnen|einen von euch',
  real: 'echt|echte|echten|echter|echtem|echtes|real|realen|reale|realer|lebend|lebenden|lebendigen|lebendige|menschlich|menschliche|menschlichen|menschlicher|menschlichem|richtig|richtige|richtigen|richtiger|wirklichen|wirkliche|wahren|live|physischen|aus fleisch und blut|kompetenten|zuständigen|zustaendigen|leibhaftigen',
  speak:
    'sprechen|spreche|sprich|reden|rede|chatten|chatte|schreiben|verbinden|verbinde|verbindet|verbunden|weiterleiten|leiten sie mich|leite mich|weitergeleitet|durchstellen|stellen sie mich|stell mich|kontaktieren|kontakt|kontakt aufnehmen|erreichen|erreiche|anrufen|telefonieren|unterhalten|übergeben|uebergeben|übergib|vermitteln|vermittel|holen|hole|hol|weitergeben|wenden|wende|gespräch|gespraech|telefonat|kommunizieren|quatschen|labern|übernimmt|uebernimmt|übernehmen|antwortet|hilft|hilfe von|hilfe durch|antwort von|rückruf|rückruf von|weiter leiten|weiterverbinden|geben sie mich weiter|austauschen|beraten lassen|betreut werden|bedient werden|geholfen werden|persönlich sprechen|ans telefon|eskalieren',
  want: 'will|möchte|moechte|möcht|mochte|wollen|hätte gern|hätte gerne|haette gern|haette gerne|brauche|brauch|benötige|benoetige|wünsche|wuensche|gib mir|gebt mir|geben sie mir|gibt es|gibts|gibt s|verlange|suche|bitte um|fordere|bevorzuge|haben|würde gern|würde gerne|wuerde gern|wuerde gerne|her mit|ruf|rufen|bekomme|kriege|bekommen|kriegen|schicken sie mir|schick mir|lieber|gewünscht|gewuenscht|bestehe auf|wo ist|wo sind|ist da|ist dort|frage nach|habt ihr|haben sie|nur|warte auf',
  small:
    'ein|eine|einen|einem|einer|eines|nen|ne|der|die|das|den|dem|des|ich|mich|mir|wir|uns|mit|zu|zum|zur|an|von|vom|beim|bei|kann|könnte|koennte|kannst|können|koennen|konnte|darf|dürfte|sie|du|ihr|euch|ihnen|euer|eure|euren|eurem|eurer|ihre|ihren|ihrem|ihrer|hier|da|mal|einfach|gern|gerne|direkt|persönlich|persoenlich|doch|endlich|bitteschön|hallo|hi|hey|moin|guten tag|guten morgen|servus|ja|ok|okay|und|oder|aber|denn|nun|so|auch|irgendein|irgendeinen|irgendeinem|verfügbar|verfuegbar|erreichbar|online|frei|möglich|moeglich|ist|sind|wäre|waere|werden|es|dass|der mir|die mir|weil|wegen|zwecks|um|sondern|statt|über|ueber|verdammt|verdammten|verdammte|scheiß|scheiss|blöden|aus|in|im|damit|jetzt mal|sofortigen|man|wie|denn hier|wirklich|anstatt|zur verfügung|persönlichen|helfen',
  please:
    'bitte|bittte|jetzt|sofort|asap|danke|dringend|schnell|schnellstmöglich|umgehend|endlich|pls|mal bitte|bitte danke|gleich|unverzüglich|stattdessen|lieber',
  robot:
    'bot|bots|roboter|robotern|maschine|maschinen|computer|ki|chatbot|chatbots|automat|ki assistent|ki assistenten|künstliche intelligenz|künstlichen intelligenz|ai|algorithmus',
  not: 'nicht|kein|keine|keinen|keinem|keiner|nix|nie|ohne|genug von|satt|hasse|nervt|statt|anstatt|niemals',
  told: 'gestern|vorgestern|letzte woche|letzten monat|letztens|neulich|vorhin|bereits gesprochen|gesprochen|telefoniert|geredet|geschrieben|spreche ich|spreche ich hier|rede ich|chatte ich|bist du|sind sie ein|sind sie eine|wurde gesagt|hat mir gesagt|hatte|sprach|heute morgen|schreibe ich',
  about: 'über|ueber|für|fuer|als|wie ein|welche|ob|warum',
  isVerbLast: true,
};
