import type { Lexicon } from './Lexicon';

/** By the first part of a language's tag. */
export const lexicons: Readonly<Record<string, Lexicon>> = {
  en: {
    ownOrder:
      'my order|my package|my parcel|my delivery|my shipment|my purchase|our order|the order i|order number|my stuff|my item|my items|order #',
    asksWhere:
      'where|when|status|track|tracking|arrive|arrives|arrived|shipped|ship|late|delayed|received|get here|whereabouts',
    cancels: 'cancel|canceling|cancelling|cancelled|cancellation|call off',
    greets: 'hi|hello|hey|good morning|good evening|good afternoon|hi there|hello there|hey there|howdy',
    thanks: 'thanks|thank you|thank you so much|thanks a lot|many thanks|thx|cheers|great|perfect|that helps',
    seeks:
      'do you have|do you sell|do you carry|do you stock|do you offer|have you got|got any|looking for|look for|searching for|recommend|recommendation|recommendations|suggest|suggestion|suggestions|show me|buy|purchase|i need a|i need some|gift for|present for|in stock|available|how much is|how much are|price of',
    discounts:
      'discount|discounts|coupon|coupons|voucher|promo|promo code|discount code|promotion|percent off|money off|code for',
  },
  de: {
    ownOrder:
      'meine bestellung|meiner bestellung|mein paket|meinem paket|meine lieferung|meine sendung|meine ware|bestellnummer|unsere bestellung|meine bestellte',
    asksWhere:
      'wo|wann|status|stand|verfolgen|sendungsverfolgung|ankommt|kommt|angekommen|versendet|verschickt|unterwegs|da',
    cancels: 'stornieren|storniere|storno|storniert|stornierung|abbestellen|kundigen|ruckgangig',
    greets: 'hallo|hi|guten tag|guten morgen|guten abend|moin|servus|gruss gott|hey',
    thanks: 'danke|vielen dank|danke schon|dankeschon|danke sehr|besten dank|super|perfekt|tausend dank',
    seeks:
      'haben sie|habt ihr|hast du|gibt es|verkaufen sie|verkauft ihr|fuhren sie|suche|ich suche|auf der suche|empfehlen|empfehlung|empfehlt|empfiehl|vorschlag|vorschlagen|zeigen sie mir|zeig mir|kaufen|geschenk fur|brauche|auf lager|lieferbar|verfugbar|vorratig|was kostet|was kosten|preis von',
    discounts:
      'rabatt|rabatte|rabattcode|gutschein|gutscheincode|gutscheine|nachlass|ermassigung|prozente|aktionscode',
  },
  fr: {
    ownOrder:
      'ma commande|mon colis|ma livraison|mon paquet|mon achat|notre commande|numero de commande|mes articles',
    asksWhere: 'ou|quand|statut|suivre|suivi|arrive|arrivera|arrivee|expedie|expediee|recu|en est|retard',
    cancels: 'annuler|annule|annulation|annulez',
    greets: 'bonjour|salut|bonsoir|coucou|allo|bonjour a vous',
    thanks: 'merci|merci beaucoup|merci bien|mille mercis|parfait|super|un grand merci',
    seeks:
      'avez vous|as tu|vendez vous|proposez vous|est ce que vous avez|vous avez|cherche|je cherche|recherche|recommander|recommandez|recommandation|conseillez|conseiller|suggerez|suggestion|montrez moi|acheter|cadeau pour|besoin d un|besoin d une|en stock|disponible|combien coute|combien coutent|prix de|prix du',
    discounts:
      'remise|reduction|reductions|rabais|code promo|promo|promotion|coupon|bon de reduction|ristourne',
  },
  es: {
    ownOrder: 'mi pedido|mi paquete|mi compra|mi envio|mi orden|nuestro pedido|numero de pedido',
    asksWhere:
      'donde|cuando|estado|seguir|seguimiento|rastrear|llega|llegara|llegado|enviado|recibido|tarda|retraso',
    cancels: 'cancelar|cancela|cancelacion|anular|anula',
    greets: 'hola|buenos dias|buenas tardes|buenas noches|buenas|hola buenas',
    thanks: 'gracias|muchas gracias|mil gracias|perfecto|genial|muchisimas gracias',
    seeks:
      'tienen|teneis|tienes|venden|vendeis|hay|busco|buscando|estoy buscando|recomiendan|recomienda|recomendar|recomendacion|sugieren|sugerencia|ensename|muestrame|comprar|regalo para|necesito un|necesito una|en stock|disponible|cuanto cuesta|cuanto cuestan|precio de|precio del',
    discounts:
      'descuento|descuentos|cupon|cupones|codigo promocional|promocion|codigo de descuento|rebaja|oferta',
  },
  it: {
    ownOrder:
      'il mio ordine|mio ordine|il mio pacco|mio pacco|la mia spedizione|mia consegna|numero d ordine|mio acquisto',
    asksWhere:
      'dove|dov|quando|stato|tracciare|tracking|arriva|arrivera|arrivato|spedito|ricevuto|ritardo|traccia',
    cancels: 'annullare|annulla|annullamento|cancellare|cancella|disdire',
    greets: 'ciao|salve|buongiorno|buonasera|buon giorno|buona sera',
    thanks: 'grazie|grazie mille|molte grazie|perfetto|tante grazie|ti ringrazio',
    seeks:
      'avete|hai|vendete|c e|ci sono|cerco|sto cercando|consigliate|consigliare|consiglio|consigli|suggerite|suggerimento|mostratemi|mostrami|comprare|acquistare|regalo per|mi serve|disponibile|disponibili|quanto costa|quanto costano|prezzo di|prezzo del',
    discounts: 'sconto|sconti|codice sconto|coupon|buono|promozione|codice promo|codice promozionale',
  },
  pt: {
    ownOrder:
      'meu pedido|minha encomenda|meu pacote|minha compra|minha entrega|nosso pedido|numero do pedido',
    asksWhere:
      'onde|quando|status|estado|rastrear|rastreio|rastreamento|chega|chegar|chegou|enviado|recebi|atraso|cade',
    cancels: 'cancelar|cancela|cancelamento|cancele|anular',
    greets: 'ola|oi|bom dia|boa tarde|boa noite|oi tudo bem|e ai',
    thanks: 'obrigado|obrigada|muito obrigado|muito obrigada|valeu|perfeito|agradeco',
    seeks:
      'voces tem|tem|voce tem|vendem|procuro|procurando|estou procurando|recomendam|recomenda|recomendar|recomendacao|sugerem|sugestao|mostre me|me mostre|comprar|presente para|preciso de um|preciso de uma|em estoque|disponivel|quanto custa|quanto custam|preco de|preco do',
    discounts: 'desconto|descontos|cupom|cupons|codigo promocional|promocao|codigo de desconto',
  },
  nl: {
    ownOrder:
      'mijn bestelling|mijn pakket|mijn pakketje|mijn levering|mijn zending|mijn order|bestelnummer|onze bestelling',
    asksWhere: 'waar|wanneer|status|volgen|track|aankomt|komt|aangekomen|verzonden|ontvangen|blijft|onderweg',
    cancels: 'annuleren|annuleer|annulering|geannuleerd|afzeggen|cancelen',
    greets: 'hallo|hoi|goedemorgen|goedemiddag|goedenavond|goedendag|hey|dag',
    thanks: 'bedankt|dank je|dank je wel|dank u|dank u wel|dankjewel|hartelijk dank|top|perfect',
    seeks:
      'hebben jullie|heeft u|heb je|hebt u|verkopen jullie|verkoopt u|zoek|ik zoek|op zoek naar|aanraden|raden jullie|aanbevelen|aanbeveling|suggestie|tip voor|laat me zien|kopen|cadeau voor|nodig|op voorraad|beschikbaar|leverbaar|wat kost|wat kosten|prijs van',
    discounts: 'korting|kortingen|kortingscode|kortingsbon|actiecode|coupon|voucher|promotie',
  },
  da: {
    ownOrder: 'min ordre|min bestilling|min pakke|mit kob|min levering|mine varer|ordrenummer|vores ordre',
    asksWhere: 'hvor|hvornar|status|spore|sporing|kommer|ankommet|ankommer|sendt|modtaget|forsinket',
    cancels: 'annullere|annuller|annullering|afbestille|afbestil|fortryde',
    greets: 'hej|goddag|god morgen|godmorgen|god aften|hejsa|halloj|hallo',
    thanks: 'tak|mange tak|tusind tak|tak for hjaelpen|perfekt|super',
    seeks:
      'har i|har du|saelger i|forer i|leder efter|jeg leder efter|soger|anbefale|anbefaler|anbefaling|foresla|forslag|vis mig|kobe|gave til|har brug for|pa lager|hvad koster|prisen pa',
    discounts: 'rabat|rabatter|rabatkode|kupon|tilbud|kampagnekode|afslag',
  },
  no: {
    ownOrder:
      'min ordre|ordren min|min bestilling|bestillingen min|pakken min|min pakke|leveringen min|ordrenummer',
    asksWhere: 'hvor|nar|status|spore|sporing|kommer|ankommet|sendt|mottatt|forsinket',
    cancels: 'kansellere|kanseller|avbestille|avbestill|kansellering|angre|annullere',
    greets: 'hei|hallo|god morgen|god dag|god kveld|heisann|hei hei',
    thanks: 'takk|tusen takk|mange takk|takk skal du ha|perfekt|supert|takk for hjelpen',
    seeks:
      'har dere|har du|selger dere|forer dere|leter etter|jeg leter etter|ser etter|anbefale|anbefaler|anbefaling|foresla|forslag|vis meg|kjope|gave til|trenger en|trenger et|pa lager|hva koster|prisen pa',
    discounts: 'rabatt|rabatter|rabattkode|kupong|tilbud|kampanjekode|avslag',
  },
  sv: {
    ownOrder:
      'min order|min bestallning|mitt paket|min leverans|mitt kop|mina varor|ordernummer|var bestallning',
    asksWhere: 'var|nar|status|spara|sparning|kommer|anlant|skickats|skickad|mottagit|forsenad',
    cancels: 'avboka|avbestalla|avbestall|annullera|avbestallning|angra|makulera',
    greets: 'hej|hejsan|god morgon|god dag|god kvall|tjena|hallo|tja',
    thanks: 'tack|tack sa mycket|tusen tack|stort tack|perfekt|tack for hjalpen|toppen',
    seeks:
      'har ni|har du|saljer ni|finns det|letar efter|jag letar efter|soker|rekommendera|rekommenderar|rekommendation|foresla|forslag|visa mig|kopa|present till|behover en|behover ett|i lager|vad kostar|priset pa',
    discounts: 'rabatt|rabatter|rabattkod|kupong|erbjudande|kampanjkod|avdrag',
  },
  fi: {
    ownOrder:
      'tilaukseni|tilaustani|pakettini|lahetykseni|tilausnumero|minun tilaus|minun tilaukseni|ostokseni|tilauksemme',
    asksWhere: 'missa|milloin|koska|tila|seuranta|seurata|saapuu|tulee|saapunut|lahetetty|myohassa',
    cancels: 'peruuttaa|peruuta|perua|peru|peruutus|perun|peruuttaisin',
    greets: 'hei|moi|terve|hyvaa paivaa|huomenta|hyvaa iltaa|moikka|hyvaa huomenta|paivaa',
    thanks:
      'kiitos|kiitoksia|kiitos paljon|paljon kiitoksia|kiitti|kiitos avusta|mahtavaa|tuhannet kiitokset',
    seeks:
      'onko teilla|onko sinulla|myytteko|loytyyko|etsin|haen|suosittelette|suosittele|suositella|suositus|suosituksia|ehdottaa|ehdotus|ostaa|lahja|lahjaksi|tarvitsen|varastossa|saatavilla|paljonko maksaa|mita maksaa|hinta',
    discounts: 'alennus|alennusta|alennuskoodi|alennuskoodia|kuponki|tarjous|etukoodi',
  },
  cs: {
    ownOrder:
      'moje objednavka|moji objednavku|mou objednavku|me objednavky|muj balik|moje zasilka|mou zasilku|moji zasilku|cislo objednavky',
    asksWhere: 'kde|kdy|stav|sledovat|sledovani|dorazi|prijde|dorazila|odeslana|odeslano|dostanu|zpozdeni',
    cancels: 'zrusit|zruste|zrusim|storno|stornovat|zruseni|stornujte',
    greets: 'ahoj|dobry den|dobre rano|dobry vecer|zdravim|cau|nazdar',
    thanks: 'dekuji|diky|dekuju|mockrat dekuji|moc dekuji|diky moc|super|vyborne',
    seeks:
      'mate|prodavate|mate nejake|hledam|shanim|doporucit|doporucite|doporuceni|navrhnete|ukazte mi|koupit|darek pro|potrebuji|skladem|k dispozici|kolik stoji|cena',
    discounts: 'sleva|slevu|slevy|slevovy kod|kupon|poukaz|akce|promo kod',
  },
  ja: {
    ownOrder: '注文|荷物|配送|お届け|商品が',
    asksWhere: 'どこ|いつ|状況|追跡|届|発送|まだ|ステータス',
    cancels: 'キャンセル|取り消|取消',
    greets: 'こんにちは|こんばんは|おはよう|おはようございます|はじめまして|もしもし',
    thanks: 'ありがとう|ありがとうございます|ありがとうございました|助かりました|感謝|どうも',
    seeks:
      'ありますか|ありませんか|売って|販売|取り扱|探して|探す|おすすめ|お勧め|オススメ|見せて|買いたい|購入したい|プレゼント|ギフト|在庫|いくら|値段|価格',
    discounts: '割引|クーポン|値引|セール|プロモ',
  },
  ar: {
    ownOrder: 'طلبي|طلبيتي|شحنتي|طردي|طلبنا|رقم الطلب|مشترياتي',
    asksWhere: 'اين|متى|حاله|تتبع|تصل|يصل|وصل|شحن|وصول|تاخر|وين|فين',
    cancels: 'الغاء|الغي|الغ|الغوا|ابطال',
    greets: 'مرحبا|اهلا|السلام عليكم|صباح الخير|مساء الخير|هلا|اهلا وسهلا',
    thanks: 'شكرا|شكرا جزيلا|شكرا لك|ممتاز|الف شكر|اشكرك|شكرا كثيرا',
    seeks:
      'هل لديكم|هل عندكم|عندكم|لديكم|هل تبيعون|تبيعون|ابحث عن|ابحث|تنصحون|تنصحني|اقتراح|تقترحون|اريد شراء|شراء|هديه ل|هديه|احتاج|متوفر|متوفره|كم سعر|بكم|سعر',
    discounts: 'خصم|خصومات|كوبون|كود خصم|تخفيض|قسيمه|عرض',
  },
  he: {
    ownOrder: 'ההזמנה שלי|הזמנה שלי|החבילה שלי|המשלוח שלי|מספר הזמנה|ההזמנה שלנו|ההזמנה ש',
    asksWhere: 'איפה|מתי|סטטוס|מעקב|מגיע|תגיע|יגיע|הגיעה|הגיע|נשלח|נשלחה|היכן|מצב',
    cancels: 'לבטל|בטל|ביטול|בטלו|מבטל|מבטלת|לביטול',
    greets: 'שלום|היי|הי|בוקר טוב|ערב טוב|צהריים טובים|אהלן',
    thanks: 'תודה|תודה רבה|המון תודה|מצוין|מעולה|תודה לך',
    seeks:
      'יש לכם|האם יש|אתם מוכרים|מוכרים|מחפש|מחפשת|להמליץ|ממליצים|המלצה|המלצות|להציע|הצעה|תראו לי|לקנות|מתנה ל|צריך|צריכה|במלאי|זמין|כמה עולה|כמה עולים|מחיר',
    discounts: 'הנחה|הנחות|קופון|קוד הנחה|קוד קופון|מבצע',
  },
};
