import type { Language } from '../language';
import { has, hasApart, plainWords } from './phrases';

/** How people ask until when something may come back, without accents and capitals; “…” leaves room for some words. */
interface ReturnPeriod {
  readonly howLong: string;
  readonly back: string;
  /** What else lasts: who asks for one of these asks how long it takes. */
  readonly lasts: string;
  /** What shops say of it, in other words than how it is done. It is looked up and never said. */
  readonly told: string;
}

/** By the first part of a language's tag. */
const periods: Readonly<Record<string, ReturnPeriod>> = {
  en: {
    howLong:
      'how long can|how long may|how long do i have|how long do we have|how long have i|how long am i|how many days can|how many days do i have|how many days have i|how many weeks|within how many|until when|till when|by when|how late can|return period|return window|deadline|time limit',
    back: 'return|returns|returning|returned|send…back|sending…back|give…back|bring…back|take…back',
    lasts: 'take|takes|refund|refunds|refunded|money|label|valid|wait',
    told: 'days to decide and send it back without a reason',
  },
  de: {
    howLong:
      'wie lange kann|wie lange konnen|wie lange darf|wie lange durfen|wie lange habe|wie lange haben|wie lange hat man|wie lange kann man|wie lange ist|wie lange geht|wie viele tage|wie viel zeit|innerhalb von wie|in welcher frist|bis wann|frist|ruckgabefrist|widerrufsfrist',
    back: 'zuruckgeben|zuruckzugeben|zuruckschicken|zuruckzuschicken|zurucksenden|zuruckzusenden|zuruckbringen|retournieren|retoure|rucksendung|ruckgabe|ruckgabefrist|widerrufsfrist|widerrufen|gebe…zuruck|schicke…zuruck|sende…zuruck|geben…zuruck|schicken…zuruck|umtauschen und',
    lasts: 'dauert|dauern|erstattung|ruckerstattung|geld|etikett|gultig|wartet|warten',
    told: 'Tage Zeit zum Entscheiden und Zurückgeben ohne Grund',
  },
  fr: {
    howLong:
      'combien de temps ai je|pendant combien|combien de temps avons|combien de temps a t on|combien de temps puis je|combien de temps peut|combien de temps est ce|combien de temps on a|combien de temps j ai|combien de jours|jusqu a quand puis|jusqu a quand|jusqu quand|dans quel delai|sous quel delai|quel delai|quel est le delai|delai de retour|delai de retractation|delai pour',
    back: 'retourner|retour|retours|renvoyer|renvoi|rendre|rapporter|retractation',
    lasts: 'prend|prendre|dure|rembourse|rembourser|remboursement|etiquette|valable|argent',
    told: 'jours pour vous décider et renvoyer sans motif',
  },
  es: {
    howLong:
      'cuanto tiempo tengo|cuanto tiempo tenemos|cuanto tiempo hay|cuanto tiempo puedo|cuanto tiempo se puede|cuantos dias tengo|cuantos dias hay|cuantos dias puedo|cuantos dias|hasta cuando|que plazo|plazo de devolucion|plazo para|cual es el plazo|en que plazo',
    back: 'devolver|devolverlo|devolverla|devolucion|devoluciones|devuelvo|mandar…vuelta|enviar…vuelta|regresar',
    lasts: 'tarda|tardan|reembolso|dinero|etiqueta|valida',
    told: 'días para decidir y devolver sin motivo',
  },
  it: {
    howLong:
      'quanto tempo ho|quanto tempo abbiamo|quanto tempo c e|quanto tempo posso|quanti giorni|entro quando|fino a quando|entro quanto|entro quanti|entro che',
    back: 'restituire|restituirlo|rendere|reso|resi|rimandare|rispedire|restituzione|recesso',
    lasts: 'ci vuole|impiega|dura|richiede|rimborso|rimborsato|soldi|etichetta|valida',
    told: 'giorni per decidere e restituire senza motivo',
  },
  pt: {
    howLong:
      'quanto tempo tenho|quanto tempo temos|quanto tempo posso|quantos dias|ate quando|qual o prazo|qual e o prazo|prazo de devolucao|prazo para',
    back: 'devolver|devolucao|devolve lo|retornar|mandar…volta|arrependimento',
    lasts: 'demora|leva|reembolso|dinheiro|etiqueta|valida',
    told: 'dias para decidir e devolver sem motivo',
  },
  nl: {
    howLong:
      'hoe lang kan|hoe lang mag|hoe lang heb|hoe lang kun|hoeveel dagen|binnen hoeveel|tot wanneer|retourtermijn|bedenktijd|wat is de termijn',
    back: 'retourneren|retour|terugsturen|terugzenden|terugbrengen|teruggeven|stuur…terug|herroepen|retourtermijn|bedenktijd',
    lasts: 'duurt|terugbetaling|terugbetaald|geld|label|geldig',
    told: 'dagen om te beslissen en terug te sturen zonder reden',
  },
  da: {
    howLong:
      'hvor lange kan|hvor laenge kan|hvor laenge har|hvor lang tid har|hvor mange dage|hvornar senest|inden for hvor|returfrist|fortrydelsesfrist',
    back: 'retur|returnere|returnerer|sende…tilbage|sender…tilbage|levere…tilbage|fortryde|returret|returfrist|fortrydelsesret|fortrydelsesfrist',
    lasts: 'tager|refusion|pengene|label|gyldig',
    told: 'dage til at bestemme sig og sende tilbage uden grund',
  },
  no: {
    howLong:
      'hvor lenge kan|hvor lenge har|hvor lang tid har|hvor mange dager|nar ma jeg senest|innen hvor|returfrist|angrefrist',
    back: 'retur|returnere|returnerer|sende…tilbake|sender…tilbake|levere…tilbake|angre|returfrist|angrefrist|angrerett',
    lasts: 'tar|refusjon|pengene|etikett|gyldig',
    told: 'dager til å bestemme seg og sende tilbake uten grunn',
  },
  sv: {
    howLong:
      'hur lange kan|hur lange har|hur lang tid har|hur manga dagar|inom hur|nar senast|returfrist|angerfrist',
    back: 'retur|returnera|returnerar|skicka…tillbaka|skickar…tillbaka|lamna…tillbaka|angra|angerratt|angerfrist',
    lasts: 'tar|aterbetalning|pengarna|etikett|giltig',
    told: 'dagar att bestämma sig och skicka tillbaka utan skäl',
  },
  fi: {
    howLong:
      'kuinka kauan voin|kuinka kauan minulla|kuinka kauan saan|kuinka monta paivaa|missa ajassa|mihin asti|mihin mennessa|palautusaika',
    back: 'palauttaa|palautus|palautan|palautusaika|palautukseen|lahettaa…takaisin',
    lasts: 'kestaa|hyvitys|rahat|rahojen|tarra|voimassa',
    told: 'päivää aikaa päättää ja palauttaa ilman syytä',
  },
  cs: {
    howLong:
      'jak dlouho mohu|jak dlouho muzu|jak dlouho mam|kolik dni|kolik casu|do kdy|v jake lhute|do kolika|jaka je lhuta|lhuta',
    back: 'vratit|vraceni|vratim|poslat…zpet|odstoupit|odstoupeni',
    lasts: 'trva|penize|penez|refundace|stitek|platny',
    told: 'dní na rozmyšlenou a vrácení bez udání důvodu',
  },
  ja: {
    howLong: '何日以内|何日まで|いつまで|何日間|期間は|期限|いつまでに',
    back: '返品|返送|送り返|返却|返せ',
    lasts: '返金|ラベル|かかり',
    told: '返品できる期間',
  },
  he: {
    howLong: 'כמה זמן יש|כמה זמן אפשר|כמה ימים|עד מתי|תוך כמה',
    back: 'להחזיר|החזרה|החזרות|להחזרה|לשלוח בחזרה|לשלוח חזרה',
    lasts: 'לוקח|זיכוי|הכסף|כסף|תווית',
    told: 'ימים להחליט ולהחזיר בלי סיבה',
  },
  ar: {
    howLong: 'كم من الوقت لدي|كم يوما|كم يوم|حتى متي|حتى متى|خلال كم|ما هي مده|ما مده',
    back: 'ارجاع|لارجاع|لاعاده|لاسترجاع|الارجاع|ارجع|اعاده|استرجاع|الاسترجاع',
    lasts: 'يستغرق|تستغرق|المال|استرداد|الملصق',
    told: 'أيام للتفكير والإرجاع دون سبب',
  },
};

export interface ReturnPeriodAsked {
  /** What to look up. */
  readonly told: string;
  /** Whether a word only asks until when. */
  readonly isAsking: (word: string) => boolean;
}

/** Null where nobody asks until when something may come back. */
export function returnPeriodAsked(question: string, language: Language): ReturnPeriodAsked | null {
  const words = plainWords(question);
  const own = language === 'cz' ? 'cs' : (language.split('-')[0] ?? '');
  const period = [own, 'en'].map((family) => periods[family]).find((each) => each && asks(words, each));
  if (!period) return null;
  const { told, howLong, back } = period;
  return { told, isAsking: (word) => howLong.includes(word) && !back.includes(word) };
}

const asks = (words: string, { howLong, back, lasts }: ReturnPeriod): boolean =>
  has(words, howLong) && hasApart(words, back) && !has(words, lasts);
