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
  },
  de: {
    ownOrder:
      'meine bestellung|meiner bestellung|mein paket|meinem paket|meine lieferung|meine sendung|meine ware|bestellnummer|unsere bestellung|meine bestellte',
    asksWhere:
      'wo|wann|status|stand|verfolgen|sendungsverfolgung|ankommt|kommt|angekommen|versendet|verschickt|unterwegs|da',
    cancels: 'stornieren|storniere|storno|storniert|stornierung|abbestellen|kundigen|ruckgangig',
    greets: 'hallo|hi|guten tag|guten morgen|guten abend|moin|servus|gruss gott|hey',
    thanks: 'danke|vielen dank|danke schon|dankeschon|danke sehr|besten dank|super|perfekt|tausend dank',
  },
  fr: {
    ownOrder:
      'ma commande|mon colis|ma livraison|mon paquet|mon achat|notre commande|numero de commande|mes articles',
    asksWhere: 'ou|quand|statut|suivre|suivi|arrive|arrivera|arrivee|expedie|expediee|recu|en est|retard',
    cancels: 'annuler|annule|annulation|annulez',
    greets: 'bonjour|salut|bonsoir|coucou|allo|bonjour a vous',
    thanks: 'merci|merci beaucoup|merci bien|mille mercis|parfait|super|un grand merci',
  },
  es: {
    ownOrder: 'mi pedido|mi paquete|mi compra|mi envio|mi orden|nuestro pedido|numero de pedido',
    asksWhere:
      'donde|cuando|estado|seguir|seguimiento|rastrear|llega|llegara|llegado|enviado|recibido|tarda|retraso',
    cancels: 'cancelar|cancela|cancelacion|anular|anula',
    greets: 'hola|buenos dias|buenas tardes|buenas noches|buenas|hola buenas',
    thanks: 'gracias|muchas gracias|mil gracias|perfecto|genial|muchisimas gracias',
  },
  it: {
    ownOrder:
      'il mio ordine|mio ordine|il mio pacco|mio pacco|la mia spedizione|mia consegna|numero d ordine|mio acquisto',
    asksWhere:
      'dove|dov|quando|stato|tracciare|tracking|arriva|arrivera|arrivato|spedito|ricevuto|ritardo|traccia',
    cancels: 'annullare|annulla|annullamento|cancellare|cancella|disdire',
    greets: 'ciao|salve|buongiorno|buonasera|buon giorno|buona sera',
    thanks: 'grazie|grazie mille|molte grazie|perfetto|tante grazie|ti ringrazio',
  },
  pt: {
    ownOrder:
      'meu pedido|minha encomenda|meu pacote|minha compra|minha entrega|nosso pedido|numero do pedido',
    asksWhere:
      'onde|quando|status|estado|rastrear|rastreio|rastreamento|chega|chegar|chegou|enviado|recebi|atraso|cade',
    cancels: 'cancelar|cancela|cancelamento|cancele|anular',
    greets: 'ola|oi|bom dia|boa tarde|boa noite|oi tudo bem|e ai',
    thanks: 'obrigado|obrigada|muito obrigado|muito obrigada|valeu|perfeito|agradeco',
  },
  nl: {
    ownOrder:
      'mijn bestelling|mijn pakket|mijn pakketje|mijn levering|mijn zending|mijn order|bestelnummer|onze bestelling',
    asksWhere: 'waar|wanneer|status|volgen|track|aankomt|komt|aangekomen|verzonden|ontvangen|blijft|onderweg',
    cancels: 'annuleren|annuleer|annulering|geannuleerd|afzeggen|cancelen',
    greets: 'hallo|hoi|goedemorgen|goedemiddag|goedenavond|goedendag|hey|dag',
    thanks: 'bedankt|dank je|dank je wel|dank u|dank u wel|dankjewel|hartelijk dank|top|perfect',
  },
  da: {
    ownOrder: 'min ordre|min bestilling|min pakke|mit kob|min levering|mine varer|ordrenummer|vores ordre',
    asksWhere: 'hvor|hvornar|status|spore|sporing|kommer|ankommet|ankommer|sendt|modtaget|forsinket',
    cancels: 'annullere|annuller|annullering|afbestille|afbestil|fortryde',
    greets: 'hej|goddag|god morgen|godmorgen|god aften|hejsa|halloj|hallo',
    thanks: 'tak|mange tak|tusind tak|tak for hjaelpen|perfekt|super',
  },
  no: {
    ownOrder:
      'min ordre|ordren min|min bestilling|bestillingen min|pakken min|min pakke|leveringen min|ordrenummer',
    asksWhere: 'hvor|nar|status|spore|sporing|kommer|ankommet|sendt|mottatt|forsinket',
    cancels: 'kansellere|kanseller|avbestille|avbestill|kansellering|angre|annullere',
    greets: 'hei|hallo|god morgen|god dag|god kveld|heisann|hei hei',
    thanks: 'takk|tusen takk|mange takk|takk skal du ha|perfekt|supert|takk for hjelpen',
  },
  sv: {
    ownOrder:
      'min order|min bestallning|mitt paket|min leverans|mitt kop|mina varor|ordernummer|var bestallning',
    asksWhere: 'var|nar|status|spara|sparning|kommer|anlant|skickats|skickad|mottagit|forsenad',
    cancels: 'avboka|avbestalla|avbestall|annullera|avbestallning|angra|makulera',
    greets: 'hej|hejsan|god morgon|god dag|god kvall|tjena|hallo|tja',
    thanks: 'tack|tack sa mycket|tusen tack|stort tack|perfekt|tack for hjalpen|toppen',
  },
  fi: {
    ownOrder:
      'tilaukseni|tilaustani|pakettini|lahetykseni|tilausnumero|minun tilaus|minun tilaukseni|ostokseni|tilauksemme',
    asksWhere: 'missa|milloin|koska|tila|seuranta|seurata|saapuu|tulee|saapunut|lahetetty|myohassa',
    cancels: 'peruuttaa|peruuta|perua|peru|peruutus|perun|peruuttaisin',
    greets: 'hei|moi|terve|hyvaa paivaa|huomenta|hyvaa iltaa|moikka|hyvaa huomenta|paivaa',
    thanks:
      'kiitos|kiitoksia|kiitos paljon|paljon kiitoksia|kiitti|kiitos avusta|mahtavaa|tuhannet kiitokset',
  },
  cs: {
    ownOrder:
      'moje objednavka|moji objednavku|mou objednavku|me objednavky|muj balik|moje zasilka|mou zasilku|moji zasilku|cislo objednavky',
    asksWhere: 'kde|kdy|stav|sledovat|sledovani|dorazi|prijde|dorazila|odeslana|odeslano|dostanu|zpozdeni',
    cancels: 'zrusit|zruste|zrusim|storno|stornovat|zruseni|stornujte',
    greets: 'ahoj|dobry den|dobre rano|dobry vecer|zdravim|cau|nazdar',
    thanks: 'dekuji|diky|dekuju|mockrat dekuji|moc dekuji|diky moc|super|vyborne',
  },
  ja: {
    ownOrder: '注文|荷物|配送|お届け|商品が',
    asksWhere: 'どこ|いつ|状況|追跡|届|発送|まだ|ステータス',
    cancels: 'キャンセル|取り消|取消',
    greets: 'こんにちは|こんばんは|おはよう|おはようございます|はじめまして|もしもし',
    thanks: 'ありがとう|ありがとうございます|ありがとうございました|助かりました|感謝|どうも',
  },
  ar: {
    ownOrder: 'طلبي|طلبيتي|شحنتي|طردي|طلبنا|رقم الطلب|مشترياتي',
    asksWhere: 'اين|متى|حاله|تتبع|تصل|يصل|وصل|شحن|وصول|تاخر|وين|فين',
    cancels: 'الغاء|الغي|الغ|الغوا|ابطال',
    greets: 'مرحبا|اهلا|السلام عليكم|صباح الخير|مساء الخير|هلا|اهلا وسهلا',
    thanks: 'شكرا|شكرا جزيلا|شكرا لك|ممتاز|الف شكر|اشكرك|شكرا كثيرا',
  },
  he: {
    ownOrder: 'ההזמנה שלי|הזמנה שלי|החבילה שלי|המשלוח שלי|מספר הזמנה|ההזמנה שלנו|ההזמנה ש',
    asksWhere: 'איפה|מתי|סטטוס|מעקב|מגיע|תגיע|יגיע|הגיעה|הגיע|נשלח|נשלחה|היכן|מצב',
    cancels: 'לבטל|בטל|ביטול|בטלו|מבטל|מבטלת|לביטול',
    greets: 'שלום|היי|הי|בוקר טוב|ערב טוב|צהריים טובים|אהלן',
    thanks: 'תודה|תודה רבה|המון תודה|מצוין|מעולה|תודה לך',
  },
};
