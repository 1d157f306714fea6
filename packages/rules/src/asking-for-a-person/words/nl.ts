import type { Vocabulary } from '../Vocabulary';

export const dutch: Vocabulary = {
  person:
    'mens|mensen|persoon|personen|medewerker|medewerkers|medewerkster|agent|agenten|werknemer|collega|klantenservicemedewerker|klantenservice medewerker|servicemedewerker|supportmedewerker|vertegenwoordiger|adviseur|consulent|manager|leidinggevende|chef|baas|operator|operateur|personeel|personeelslid|teamlid|contactpersoon|verkoper|verkoopster|specialist|iemand echt|supervisor|menselijke hulp|is daar iemand|is er iemand|is hier iemand|iemand daar|iemand aanwezig|iemand van jullie team|iemand van het team|iemand mij bellen|iemand me bellen|iemand mij terugbellen|iemand me terugbellen|bel me terug|bel me aub|zet een mens erop|zet er een mens op|een echte aub|een echt iemand',
  team: 'klantenservice|klantendienst|klanten service|support|supportteam|support team|helpdesk|help desk|jullie team|het team|uw team|servicedesk|klantendesk|klantenteam|klantcontact|live chat|livechat|hulplijn|customer service|doorverbonden worden|doorgeschakeld worden|worden doorverbonden|mij doorverbinden|me doorverbinden|doorverbinden|verbind me door|verbind mij door|verbindt u mij door|verbind me|verbind mij|verbind me even door|verbind me ff door|verbind me door aub|schakel me door|stuur me door',
  someone: 'iemand|iemand anders|een van jullie|wie|iemand van jullie',
  real: 'echt|echte|levend|levende|menselijk|menselijke|werkelijke|live|fysiek|fysieke|van vlees en bloed|bevoegde|heuse|normale|bekwame',
  speak:
    'praten|praat|spreken|spreek|chatten|chat|contact|contact opnemen|contacteren|verbinden|verbind|verbonden|doorverbinden|doorverbonden|verbind me door|doorschakelen|doorsturen|stuur me door|doorgeven|bereiken|bereik|bellen|bel|overleggen|babbelen|kletsen|schakel|schakelen|inschakelen|haal|halen|communiceren|gesprek|gesprek met|geholpen worden|geholpen door|hulp van|antwoord van|help van|terechtkomen|te woord|aan de lijn|overnemen|overneemt|schrijven met|mailen met|doorzetten|zet me door|escaleren|terugbellen|teruggebeld|gebeld worden|verbind me even door|verbind me ff door|verbind me door aub|schakel me door',
  want: 'wil|wilt|wil graag|zou graag|graag|nodig|heb nodig|zoek|geef me|geef mij|mag ik|kan ik|krijg|krijgen|hebben|is er|zijn er|wens|wens ik|eis|verlang|vraag om|vraag naar|liever|roep|verwacht|wacht op|waar is|stuur me|stuur mij|heb|hebt u|hebben jullie|heeft u|laat|geven|kunt u mij geven|doe mij|doe me',
  small:
    'een|n|de|het|die|dat|ik|me|mij|mijn|we|wij|ons|met|aan|van|naar|bij|kan|kun|kunt|kunnen|zou|zouden|mag|mogen|je|jij|u|jullie|uw|hier|er|even|gewoon|direct|rechtstreeks|persoonlijk|eens|eindelijk|hallo|hoi|hey|hi|dag|goedemorgen|goedemiddag|goedendag|ja|ok|oke|okee|en|of|maar|dan|ook|beschikbaar|online|vrij|mogelijk|is|zijn|wordt|worden|te|om|wat|want|omdat|over|in plaats van|in plaats|plaats|in|op|verdomme|verdomde|godverdomme|kut|stomme|bereikbaar|als|dus|toch|nou|misschien|helpen|die me|die mij|door|zo|mogelijk|afhandelen|laat|dit|oplossen|regelen|achter het scherm|achter deze chat|zit er|zit daar|zit hier|zou fijn zijn|zou mooi zijn|zou top zijn|zou handig zijn|zou leuk zijn|zou super zijn|zou beter zijn|ff|effe|ben|deze|telefonisch',
  please:
    'alsjeblieft|alstublieft|aub|a u b|svp|s v p|graag|nu|meteen|onmiddellijk|direct|snel|dank|bedankt|dank u|dankje|dank je|asap|pls|please|zsm|gelijk|dringend|a j b|ajb|nu meteen',
  help: 'me helpen|mij helpen|me bellen|mij bellen|me antwoorden|mij antwoorden|me terugbellen|mij terugbellen|contact met me opnemen|contact met mij opnemen|overnemen|meekijken|meelezen|ernaar kijken|hiernaar kijken|iemand mij bellen|iemand me bellen|iemand mij terugbellen|iemand me terugbellen|bel me terug|bel me aub|zet een mens erop|zet er een mens op',
  callback:
    'me bellen|mij bellen|me terugbellen|mij terugbellen|bel me|bel mij|bel me terug|bel mij terug|teruggebeld worden|gebeld worden|teruggebeld|bel me even|bel me even terug|bel mij even|bel me ff|bel me ff terug|contact met mij opnemen|contact met me opnemen|contacteer mij|contacteer me|neem contact met mij op|neem contact met me op|mij contacteren',
  robot:
    'bot|bots|robot|robots|computer|machine|chatbot|chatbots|ai|automaat|kunstmatige intelligentie|apparaat|virtuele assistent|bots meer|robots meer|robot meer|bot meer',
  not: 'niet|geen|nooit|zonder|genoeg van|haat|beu|zat|in plaats van|stop met|klaar met|weiger|weiger om',
  told: 'gisteren|eergisteren|vorige week|vorige maand|laatst|daarnet|zonet|gesproken|gepraat|gebeld|sprak|ben jij|ben je|bent u|praat ik|spreek ik|chat ik|werd gezegd|zei|vanochtend|had|hoeveel medewerkers|hoeveel mensen|hoeveel personen|hoeveel werknemers|voor de levering|vóór levering',
  about: 'over|voor|als|welke|of|waarom|hoe',
  isVerbLast: true,
};
