import type { Language } from '../language';
import type { AskedMeaning } from '../ranking';

/**
 * Longer words that hold a sentence together and stand in every text, and those with which people tell how they came to ask,
 * without accents.
 */
const written: Readonly<Record<string, string>> = {
  en: `have has does that this with from what which your they them there their will been were being these those then
    than some such into about mine ours yours`,
  de: `habe haben habt hast wird werden wenn dass diese dieser dieses diesen eine einen einem einer mein meine meinen meinem
    meiner ihre ihren ihrem kein keine sind seid oder aber auch dann denn nach beim fuer welche welcher welches sich kommt
    wurde wurden worden waere wuerde konnte koennte koennen konnen kann mochte moechte will wollte hatte haette gerade eigentlich
    einfach leider schon noch immer wieder vielleicht irgendwie irgendwo etwas nichts alles jetzt heute gestern damit dafuer daran
    hallo guten bitte danke liebe liebes frage fragen gibt gibts geht ginge sein euch eure euer eurem euren ihnen mich dich
    machen mache macht soll sollte muss musste darf lassen lasst finde findet sehe sehen weiss wissen denke glaube echt
    total wirklich endlich normal normalerweise ungefahr circa also doch mehr sehr ganz hier dort letzte letzten seit bekommen
    bekomme bekam krieg kriege kriegen hatten ware wurd wuerd bisschen`,
  fr: `avec dans pour cette votre vous nous leur leurs elle elles sont avez mais plus aussi sans entre etre
    bonjour bonsoir merci voudrais voudrai aimerais souhaite souhaiterais pouvez peut puis peux faire fait faut faudrait comment quand
    quelle quel quelles quels vraiment donc alors deja encore toujours jamais maintenant aujourd hier moment chose choses
    quelque autre autres tout toute tous toutes trop tres bien juste savoir dire etait etais avais avait ayant sera serait
    trouve trouver vois voir pense crois suis apres avant depuis pendant parce sinon svp`,
  es: `para como esta este esto esos esas ustedes vuestro sobre entre pero mas tambien desde hasta ser estar mis
    hola buenas buenos gracias quiero quisiera queria puedo puede pueden podeis podria podrian hacer hace hacen tengo tiene tienen
    teneis saber decir donde cuando cual cuales algo alguien algun alguna nada todo toda todos todas otro otra otros otras
    ahora hoy ayer siempre nunca todavia aun bien muy mucho mucha mejor solo porque aunque mientras creo pienso parece
    seria fue fueron habia haya hemos habeis vosotros vuestra vuestros vuestras favor normal`,
  it: `sono della delle degli dello nella nelle questo questa quello quella anche come loro vostro vostra essere
    salve ciao buongiorno grazie vorrei voglio posso puoi potete potrei fare fatto fate avete abbiamo ancora sempre
    quando dove quale quali qualche cosa tutto tutta tutti tutte altro altra altri ora oggi ieri gia mai molto bene
    stesso lo perche pero quindi sapere dire stato stata appena`,
  pt: `para com voces voce esta este isso essa esse minha meus minhas tambem sobre entre mais pelo pela
    ola obrigado obrigada quero queria posso pode podem poderia fazer tenho quando onde qual quais algo tudo outro outra
    agora hoje ontem sempre nunca ainda muito bem saber dizer porque acho`,
  nl: `heeft hebben mijn voor naar deze zijn wordt worden maar ook jullie onze
    hallo graag kunnen kunt willen wilde moet moeten zou zouden waar wanneer welke iets niets alles ander andere nu
    vandaag gisteren altijd nooit nog heel erg goed weten zeggen omdat denk eigenlijk gewoon hoor precies`,
  da: `have haves mine mine dine jeres eller ogsa ikke denne dette disse bliver blive`,
  no: `have mine dine deres eller ogsa ikke denne dette disse blir`,
  sv: `have mina dina eller ocksa inte denna detta dessa blir`,
  fi: `minun sinun teidan onko olla ovat tama taman tata mutta myos`,
  cs: `jsou bude budou jste nebo take tento tato ktery ktera ktere`,
};

const read = new Map<string, ReadonlySet<string>>();

export function isFunctionWord(word: string, language: Language): boolean {
  const family = language === 'cz' ? 'cs' : (language.split('-')[0] ?? '');
  const words = read.get(family) ?? new Set((written[family] ?? '').split(/\s+/));
  read.set(family, words);
  return words.has(word);
}

/** What things are made of: one is another thing than the other, though the same is asked of both. */
const materials = new Set(
  `cotton linen wool baumwolle leinen wolle algodon lino lana coton lin laine cotone katoen linnen wol algodao linho la`.split(
    ' ',
  ),
);
export const isMaterial = (word: string): boolean => materials.has(word);

/** What is asked for by “how much” and “how long”, in the words that shops have for it. */
const measures = new Set(
  `price cost costs time days duration preis kosten kostet zeit dauer tage prix cout coute duree jours precio coste cuesta
  plazo tiempo dias prezzo costo tempo giorni preco custo custa prazo prijs tijd dagen pris koster tid dage varighet dager
  kostar dagar hinta maksaa aika paivaa cena stoji doba dni 料金 値段 価格 期間 日数 سعر تكلفه مده ايام מחיר עלות זמן ימים`.split(
    /\s+/,
  ),
);

export const isMeasure = ({ word, related }: AskedMeaning): boolean =>
  word === null && related.some((each) => measures.has(each));

/** Whether it is such a word. */
export const isMeasuredBy = ({ related }: AskedMeaning, word: string): boolean =>
  measures.has(word) && related.includes(word);

/** What answers “how much” without a number. */
const free = new Set(
  `free complimentary kostenlos kostenfrei gratis gratuit gratuite gratuits gratuites gratuito gratuita gratuitos gratuitas
  gratuiti ilmainen ilmaiset ilmaiseksi maksuton zdarma bezplatne 無料 مجاني مجانا مجانيه חינם`.split(/\s+/),
);
export const isFree = (word: string): boolean => free.has(word);

/** What answers “how long” without one. */
const soon = new Set(
  `immediately instantly overnight umgehend sofort immediatement inmediatamente immediatamente imediatamente onmiddellijk
  straks omgaende omgaaende umiddelbart omedelbart valittomasti okamzite ihned 即日 فورا מיד`.split(/\s+/),
);
export const isSoon = (word: string): boolean => soon.has(word);

/** What lasts beside the time in which things may come back. */
const spans = new Set(
  `label labels valid refund refunds refunded etikett gultig gilt erstattung erstatten ruckerstattung etiquette valable
  valables remboursement rembourse remboursons etiqueta valida reembolso reembolsamos etichetta rimborso rimborsiamo
  retourlabel geldig terugbetaling refusion refusjon gyldig aterbetalning giltig hyvitys voimassa stitek platny refundace
  takes take dauert dauern prend prennent tarda tardan impiega richiede demora leva duurt tager tar kestaa trva
  ラベ ベル 返金 有効 תווית זיכוי ملصق استرداد`.split(/\s+/),
);
export const isOfSpan = (word: string): boolean => spans.has(word);

/** What stands between two things of which either may be meant. */
const eitherOr: Readonly<Record<string, RegExp>> = {
  ...{ en: /\bor\b/iu, de: /\boder\b/iu, fr: /\bou\b/iu, es: /\s[ou]\s/iu, it: /\s(?:o|oppure)\s/iu },
  ...{ pt: /\sou\s/iu, nl: /\bof\b/iu, da: /\beller\b/iu, no: /\beller\b/iu, sv: /\beller\b/iu },
  ...{
    fi: /\b(?:tai|vai)\b/iu,
    cs: /\bnebo\b/iu,
    ja: /それとも|または|か、/u,
    he: /\sאו\s/u,
    ar: /\s(?:أو|او|أم)\s/u,
  },
};

export const isEitherOr = (question: string, language: Language): boolean => {
  const family = language === 'cz' ? 'cs' : (language.split('-')[0] ?? '');
  return eitherOr[family]?.test(question) ?? false;
};
