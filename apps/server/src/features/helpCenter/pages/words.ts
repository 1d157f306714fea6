import type { Language } from '@shopbell/rules/language';

/** What a help center's public pages say beside the shop's own words. */
export interface HelpCenterTexts {
  readonly title: string;
  readonly search: string;
  /** With the question in place of {query}. */
  readonly nothing: string;
  readonly all: string;
  readonly more: string;
  readonly missing: string;
  readonly video: string;
  /** To who said that an article has not helped. */
  readonly thanks: string;
}

const texts = (
  ...[title, search, nothing, all, more, missing, video, thanks]: readonly [
    ...[string, string, string, string, string, string, string, string],
  ]
): HelpCenterTexts => ({ title, search, nothing, all, more, missing, video, thanks });

const english = texts(
  ...(['Help center', 'Search', 'Nothing found for “{query}”.', 'All articles', 'More articles'] as const),
  ...(['There is no such article.', 'Watch the video', 'Thank you for telling us.'] as const),
);

export const helpCenterTexts: Readonly<Record<Language, HelpCenterTexts>> = {
  'en-US': english,
  'en-GB': { ...english, title: 'Help centre' },
  ar: texts(
    ...(['مركز المساعدة', 'بحث', 'لا توجد نتائج لـ «{query}».', 'كل المقالات', 'مقالات أخرى'] as const),
    ...(['لا توجد مقالة بهذا العنوان.', 'شاهد الفيديو', 'شكرًا لإخبارنا بذلك.'] as const),
  ),
  cz: texts(
    ...(['Centrum nápovědy', 'Hledat', 'Pro „{query}“ nebylo nic nalezeno.', 'Všechny články'] as const),
    ...(['Další články', 'Takový článek tu není.', 'Přehrát video', 'Děkujeme za odpověď.'] as const),
  ),
  da: texts(
    ...(['Hjælpecenter', 'Søg', 'Intet fundet for “{query}”.', 'Alle artikler', 'Flere artikler'] as const),
    ...(['Den artikel findes ikke.', 'Se videoen', 'Tak for svaret.'] as const),
  ),
  de: texts(
    ...(['Hilfe', 'Suchen', 'Nichts gefunden zu „{query}“.', 'Alle Artikel', 'Weitere Artikel'] as const),
    ...(['Diesen Artikel gibt es nicht.', 'Video ansehen', 'Vielen Dank für die Rückmeldung.'] as const),
  ),
  es: texts(
    ...(['Centro de ayuda', 'Buscar', 'No hay resultados para «{query}».', 'Todos los artículos'] as const),
    ...(['Más artículos', 'Este artículo no existe.', 'Ver el vídeo', 'Gracias por decírnoslo.'] as const),
  ),
  fi: texts(
    ...(['Ohjekeskus', 'Hae', 'Haulla ”{query}” ei löytynyt mitään.', 'Kaikki artikkelit'] as const),
    ...([
      'Lisää artikkeleita',
      'Tällaista artikkelia ei ole.',
      'Katso video',
      'Kiitos palautteesta.',
    ] as const),
  ),
  'fr-FR': texts(
    ...(['Centre d’aide', 'Rechercher', 'Aucun résultat pour « {query} ».', 'Tous les articles'] as const),
    ...([
      'Autres articles',
      'Cet article n’existe pas.',
      'Voir la vidéo',
      'Merci pour votre réponse.',
    ] as const),
  ),
  'fr-CA': texts(
    ...(['Centre d’aide', 'Rechercher', 'Aucun résultat pour « {query} ».', 'Tous les articles'] as const),
    ...([
      'Autres articles',
      'Cet article n’existe pas.',
      'Regarder la vidéo',
      'Merci pour votre réponse.',
    ] as const),
  ),
  he: texts(
    ...(['מרכז העזרה', 'חיפוש', 'לא נמצא דבר עבור „{query}”.', 'כל המאמרים', 'מאמרים נוספים'] as const),
    ...(['אין מאמר כזה.', 'צפייה בסרטון', 'תודה על המשוב.'] as const),
  ),
  it: texts(
    ...(['Centro assistenza', 'Cerca', 'Nessun risultato per “{query}”.', 'Tutti gli articoli'] as const),
    ...([
      'Altri articoli',
      'Questo articolo non esiste.',
      'Guarda il video',
      'Grazie per la risposta.',
    ] as const),
  ),
  ja: texts(
    ...([
      'ヘルプセンター',
      '検索',
      '「{query}」に一致する記事はありません。',
      'すべての記事',
      'その他の記事',
    ] as const),
    ...(['この記事は見つかりません。', '動画を見る', 'ご回答ありがとうございます。'] as const),
  ),
  nl: texts(
    ...([
      'Helpcentrum',
      'Zoeken',
      'Niets gevonden voor “{query}”.',
      'Alle artikelen',
      'Meer artikelen',
    ] as const),
    ...(['Dit artikel bestaat niet.', 'Bekijk de video', 'Bedankt voor de reactie.'] as const),
  ),
  no: texts(
    ...(['Hjelpesenter', 'Søk', 'Fant ingenting for «{query}».', 'Alle artikler', 'Flere artikler'] as const),
    ...(['Denne artikkelen finnes ikke.', 'Se videoen', 'Takk for svaret.'] as const),
  ),
  'pt-BR': texts(
    ...(['Central de ajuda', 'Buscar', 'Nada encontrado para “{query}”.', 'Todos os artigos'] as const),
    ...(['Mais artigos', 'Este artigo não existe.', 'Assistir ao vídeo', 'Obrigado pela resposta.'] as const),
  ),
  sv: texts(
    ...(['Hjälpcenter', 'Sök', 'Inget hittades för ”{query}”.', 'Alla artiklar', 'Fler artiklar'] as const),
    ...(['Den artikeln finns inte.', 'Se videon', 'Tack för svaret.'] as const),
  ),
};
