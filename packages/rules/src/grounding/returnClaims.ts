import { saidBy } from './known';
import { read } from './read';

/** What sending back is called, by how the words begin. */
const returning =
  /^(?:return|back$|refund|exchange|zurück|rückgab|rücksend|umtausch|umzutausch|retour|renvoy|échang|rembours|devol|devuel|reembols|cambi|restitu|reso|resi|rimbors|terugstu|terugge|ruil|trocar|troca|returner|bytt|palaut|vrát|vrac|إرجاع|استرجاع|להחזיר|החזר)/u;
const days =
  /^(?:days?|nights?|tage?n?|nächten?|jours?|nuits?|días?|noches?|giorni|giorno|dagen|dag|dias?|dage|dager|dagar|päivä|päivän|dnů|dny|dní|يوما|يوم|أيام|יום|ימים|日|夜)$/u;
const weeks =
  /^(?:weeks?|wochen?|semaines?|semanas?|settimane?|weken|week|uger|uker|veckor|viikon?|viikkoa|týdn|週)/u;
const sale =
  /^(?:sale|reduced|discounted|reduziert|sale|soldé|soldes|promo|rebajad|saldo|sconto|afgeprijsd|uitverkoop|promoç|udsalg|salg|rea$|ale$|alennus|sleva|zlevněn|تخفيض|מבצע)/u;

export interface ReturnClaims {
  /** In how many days something may come back, as it says. */
  readonly days: readonly number[];
  /** That reduced pieces come back, or that they do not. */
  readonly saleItems: boolean | null;
}

/** What a sentence says about sending things back; null where it is not about that. */
export function returnClaims(text: string): ReturnClaims | null {
  const said = saidBy(read(text));
  const words = said.text.tokens.map((token) => token.text);
  if (!words.some((word) => returning.test(word)) && !/返品|返送|返金|交換/.test(text)) return null;
  const counted = said.quantities.flatMap(({ keys, unit }) => {
    const value = Number(keys[0]);
    if (unit === null || !Number.isFinite(value)) return [];
    if (days.test(unit)) return [value];
    return weeks.test(unit) ? [value * 7] : [];
  });
  const isAboutSale = words.some((word) => sale.test(word)) || /セール/.test(text);
  const isDenied = said.turns.some(({ sense }) => sense === 'not');
  return { days: counted, saleItems: isAboutSale ? !isDenied : null };
}
