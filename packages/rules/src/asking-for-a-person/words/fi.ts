import type { Vocabulary } from '../Vocabulary';

export const finnish: Vocabulary = {
  person:
    'ihminen|ihmisen|ihmistä|ihmiselle|ihmiseen|ihmiseltä|ihmisten|ihmisiä|ihmiset|henkilö|henkilön|henkilöä|henkilölle|henkilöön|asiakaspalvelija|asiakaspalvelijan|asiakaspalvelijaa|asiakaspalvelijalle|asiakaspalvelijaan|asiakaspalvelijat|agentti|agentin|agenttia|agentille|agent|työntekijä|työntekijän|työntekijää|työntekijälle|työntekijään|edustaja|edustajan|edustajaa|edustajalle|edustajaan|asiakasneuvoja|asiakasneuvojan|neuvoja|neuvojan|virkailija|virkailijan|virkailijaa|virkailijalle|myyjä|myyjän|myyjää|myyjälle|esimies|esimiehen|esimiestä|pomo|pomon|päällikkö|päällikön|päällikköä|operaattori|henkilökunta|henkilökunnan|henkilökuntaa|henkilökunnalle|henkilökuntaan|tyyppi|asiantuntija|asiantuntijan|asiantuntijaa|asiantuntijalle|yhteyshenkilö|tukihenkilö|tukihenkilön|onko siellä ketään|onko täällä ketään|onko ketään siellä|onko ketään paikalla|onko joku siellä|ihmisapua|kollega|kollegan|kollegaa|kollegalle|joku soittaa minulle|joku soittaa mulle|joku soittaisi|joku ottaa yhteyttä|soittakaa minulle|esimies*|esimieh*',
  team: 'asiakaspalvelu|asiakaspalvelun|asiakaspalvelua|asiakaspalveluun|asiakaspalvelulle|asiakaspalvelusta|asiakastuki|asiakastuen|asiakastukea|asiakastukeen|tuki|tuen|tukeen|tukitiimi|tiimi|tiimin|tiimille|tiimiinne|aspa|aspan|aspaan|aspaa|support|chat henkilö|helpdesk|livechat',
  someone:
    'joku|jonkun|jollekin|jotakuta|jonkun toisen|joku teistä|kenellekään|ketään|kenenkään|jonkin|jollekulle',
  real: 'oikea|oikean|oikeaa|oikealle|oikeaan|aito|aidon|aitoa|elävä|elävän|elävää|elävälle|todellinen|todellisen|todellista|todelliselle|oikeasti|pätevä|inhimillinen|fyysinen|lihaa ja verta|live|oikeita',
  speak:
    'puhua|puhu|puhuisin|puhun|jutella|juttelisin|juttele|keskustella|keskustelisin|keskustelemaan|puhumaan|juttelemaan|chatata|chattailla|yhdistä|yhdistäkää|yhdistää|yhdistäisitkö|yhdistätkö|yhdistättekö|yhdistetty|yhteys|yhteyden|yhteyttä|yhteydessä|ottaa yhteyttä|siirrä|siirtää|siirtäkää|siirretään|siirto|ohjaa|ohjata|ohjatkaa|tavoittaa|soittaa|soitan|saada kiinni|kiinni|puhelu|viestiä|kommunikoida|asioida|asioisin|kirjoittaa|apua ihmiseltä|vastata|auttaa|auttamaan|vastaamaan|palvelisi|yhdistetään|minut yhdistetään|minut yhdistettäisiin',
  want: 'haluan|haluaisin|haluun|haluisin|tahdon|tahtoisin|tarvitsen|tarviin|tarvitsisin|anna|antakaa|annetaan|saanko|saisinko|saako|saisko|saada|onko|onks|löytyykö|vaadin|pyydän|pyytäisin|etsin|toivon|mieluummin|hae|kutsu|kutsukaa|missä on|odotan|hankkikaa|haen|mistä tavoitan|mistä löydän|miten tavoitan',
  small:
    'minä|mä|mun|minun|minut|mut|minua|mulle|minulle|me|meidän|kanssa|kans|kaa|kautta|voinko|voisinko|voisiko|voiko|voisko|voinks|voi|voida|pystynkö|pääsenkö|pääsisinkö|päästä|pääsen|te|teidän|sinun|sun|se|siellä|täällä|tässä|siis|vain|vaan|ihan|suoraan|henkilökohtaisesti|edes|moi|hei|terve|moikka|päivää|huomenta|kyllä|joo|ok|okei|ja|tai|mutta|niin|myös|saatavilla|vapaa|paikalla|linjoilla|linjalla|langalle|linjalle|mahdollista|on|olisi|olla|jos|että|koska|asiassa|asiasta|eikä|saatana|perkele|vittu|helvetti|hitto|oikein|jotain|vihdoin|nyt heti|joka|voisi|apu|apua|sen|sitä|kun|miten|ottaa tämän|ottaa|hoitaakseen|hoitaa|tämä|tämän|antakaa|enää|hoitaa tämä|ruudun takana|taman takana',
  please:
    'kiitos|kiitti|kiitoksia|nyt|heti|välittömästi|asap|pian|nopeasti|ole hyvä|olkaa hyvä|ystävällisesti|mieluiten|kiits|pls|please|jooko|sen sijaan|pyydän|tänne',
  help: 'auttaa minua|auttaa|auttaisi|vastata minulle|vastata|vastaisi|soittaa minulle|ottaa yhteyttä|hoitaa asian|hoitaa tämän|katsoa tätä|vastaavan|vastaa|joku soittaa minulle|joku soittaa mulle|joku soittaisi|joku ottaa yhteyttä|soittakaa minulle',
  robot:
    'botti|botin|bottia|botille|bot|robotti|robotin|robottia|robotille|kone|koneen|konetta|koneelle|tietokone|tietokoneen|tekoäly|tekoälyn|tekoälyä|tekoälylle|chatbot|chatbotin|chattibotin|ai|automaatti|automaatin|botteja|robotteja',
  not: 'en|ei|älä|älkää|ilman|vihaan|kyllästynyt|sijaan|eikä|ei enää',
  told: 'eilen|toissapäivänä|viime viikolla|viime kuussa|äsken|taannoin|puhuin|juttelin|keskustelin|oletko|oletteko|puhunko|puhunks|juttelenko|keskustelenko|sanoi|kertoi|soitin|aiemmin|ennen toimitusta',
  about: 'varten|miksi|mikä|millainen|onkohan|kuinka',
  isVerbLast: true,
};
