/** What is said of a thing that somebody has and does not keep, without accents and capitals; “…” leaves room for some words. */
interface SendingBack {
  readonly goesBack: string;
  /** That something of it does not happen yet, or has happened: a question after it. */
  readonly asksAfter: string;
  /** That it is not as it should be. */
  readonly isBroken: string;
}

/** By the first part of a language's tag. Said alone it is no wish; said of a thing in an order of theirs it is one. */
export const sendingBack: Readonly<Record<string, SendingBack>> = {
  en: {
    goesBack:
      'return|returning|goes back|going back|send…back|sending…back|give…back|giving…back|take…back|taking…back|bring…back|refund|money back|exchange|swap|swapping|changed my mind|not to keep|not keep|don t keep|won t keep|don t want|do not want|no longer want|not keeping|don t need|do not need|get rid of',
    asksAfter:
      'where|has|have you|did you|did it|arrived|received|in stock|is my|was my|status|to be|recycling',
    isBroken:
      'broken|broke|in pieces|damaged|defective|faulty|cracked|crack|cracks|chipped|shattered|smashed|scratched|torn|dented|leaks|leaking|does not work|doesn t work|not working|stopped working|wrong item|wrong product|wrong one|sent me the wrong|incomplete|is missing|are missing|was missing',
  },
  de: {
    goesBack:
      'zuruckgeben|zuruckschicken|zurucksenden|zuruckbringen|zurucknehmen|retournieren|retoure|rucksendung|ruckgabe|umtauschen|umtausch|tauschen|nehmen…zuruck|gebe…zuruck|geben…zuruck|schicke…zuruck|schicken…zuruck|sende…zuruck|senden…zuruck|geld…zuruck|ruckerstattung|erstattung|nicht behalten|nicht mehr haben|nicht mehr|doch nicht',
    asksAfter: 'wo|angekommen|eingegangen|erhalten|vorratig|auf lager',
    isBroken:
      'kaputt|beschadigt|defekt|zerbrochen|zerkratzt|gesprungen|gerissen|undicht|funktioniert nicht|geht nicht|falscher artikel|falschen artikel|falsches produkt|fehlt|fehlen|unvollstandig',
  },
  fr: {
    goesBack:
      'retourner|retourne|renvoyer|renvoie|rendre|reprendre|echanger|echange|rembourser|remboursez|remboursement|retour|ne veux plus|ne souhaite plus|ne garde pas|ne pas garder|pas garder',
    asksAfter: 'ou est|ou en est|recu mon|recu ma|arrive t|est il arrive|en stock',
    isBroken:
      'casse|cassee|abime|abimee|endommage|endommagee|defectueux|defectueuse|fele|felee|raye|rayee|dechire|dechiree|ne marche pas|ne fonctionne pas|ne fonctionne plus|ne marche plus|mauvais article|manque|manquant|incomplet',
  },
  es: {
    goesBack:
      'devolver|devolverlo|devolverla|devolucion|reembolso|cambiarlo|cambiarla|cambio de|ya no quiero|no lo quiero|no la quiero|no quiero quedarme',
    asksAfter: 'donde|ha llegado|han recibido|en stock',
    isBroken:
      'roto|rota|rotos|rotas|danado|danada|defectuoso|defectuosa|rajado|rajada|no funciona|articulo equivocado|producto equivocado|falta|faltan|incompleto',
  },
  it: {
    goesBack:
      'restituire|rendere|rimandare|rimborso|reso|cambiarlo|cambiarla|sostituire|non voglio piu|non lo voglio|non la voglio|non tenere',
    asksAfter: 'dove|e arrivato|avete ricevuto|disponibile',
    isBroken:
      'rotto|rotta|rotti|rotte|danneggiato|danneggiata|difettoso|difettosa|crepato|crepata|non funziona|articolo sbagliato|prodotto sbagliato|manca|mancano|incompleto',
  },
  pt: {
    goesBack:
      'devolver|devolucao|reembolso|trocar|troca|nao quero mais|nao quero ficar|nao vou ficar|retornar',
    asksAfter: 'onde|chegou a|receberam|em estoque',
    isBroken:
      'quebrado|quebrada|danificado|danificada|com defeito|defeituoso|defeituosa|rachado|rachada|nao funciona|produto errado|item errado|falta|faltando|incompleto',
  },
  nl: {
    goesBack:
      'retourneren|retour|terugsturen|terugbrengen|teruggeven|terugnemen|ruilen|omruilen|terugbetaling|geld terug|stuur…terug|nemen…terug|niet houden|niet meer',
    asksAfter: 'waar|aangekomen|ontvangen|op voorraad',
    isBroken:
      'kapot|beschadigd|defect|gebroken|gebarsten|gescheurd|werkt niet|doet het niet|verkeerd artikel|verkeerde artikel|ontbreekt|ontbreken|incompleet',
  },
  da: {
    goesBack:
      'returnere|retur|sende…tilbage|give…tilbage|tage…tilbage|bytte|ombytte|refusion|pengene tilbage|ikke beholde|vil ikke have',
    asksAfter: 'hvor|ankommet|modtaget|pa lager',
    isBroken:
      'odelagt|beskadiget|defekt|gaet i stykker|knust|revnet|ridset|virker ikke|forkert vare|forkerte vare|mangler',
  },
  no: {
    goesBack:
      'returnere|retur|sende…tilbake|gi…tilbake|ta…tilbake|bytte|refusjon|pengene tilbake|ikke beholde|vil ikke ha',
    asksAfter: 'hvor|kommet frem|mottatt|pa lager',
    isBroken:
      'odelagt|skadet|defekt|i stykker|knust|sprukket|ripet|virker ikke|fungerer ikke|feil vare|mangler',
  },
  sv: {
    goesBack:
      'returnera|retur|skicka…tillbaka|lamna…tillbaka|ta…tillbaka|byta|aterbetalning|pengarna tillbaka|inte behalla|vill inte ha',
    asksAfter: 'var ar|kommit fram|mottagit|i lager',
    isBroken:
      'trasig|trasigt|trasiga|skadad|skadat|defekt|gick sonder|sprucken|sprucket|repad|fungerar inte|fel vara|saknas',
  },
  fi: {
    goesBack:
      'palauttaa|palautan|palautus|palautuksen|lahettaa…takaisin|vaihtaa|hyvitys|rahat takaisin|en halua pitaa|en pida',
    asksAfter: 'missa|saapunut|vastaanotettu|varastossa',
    isBroken:
      'rikki|rikkinainen|vaurioitunut|viallinen|haljennut|naarmuuntunut|ei toimi|vaara tuote|puuttuu|puuttuvat',
  },
  cs: {
    goesBack: 'vratit|vracim|vraceni|poslat…zpet|vymenit|vymena|penize zpet|uz nechci|nechci si nechat',
    asksAfter: 'kde|dorazilo|obdrzeli|skladem',
    isBroken:
      'rozbity|rozbita|rozbite|poskozeny|poskozena|poskozene|vadny|vadna|vadne|praskly|praskla|nefunguje|spatne zbozi|chybi',
  },
  ja: {
    goesBack: '返品|返送|返金|交換|返したい|いらなくなった|要らなくなった',
    asksAfter: 'どこ|届きましたか|届いていますか|在庫',
    isBroken: '壊れ|破損|割れ|不良|欠け|ひび|傷が|動かない|動きません|違う商品|足りない|足りません',
  },
  ar: {
    goesBack: 'ارجاع|ارجاعه|ارجاعها|اعاده|استبدال|استرجاع|استرداد|لم اعد اريد|لا اريد',
    asksAfter: 'اين|هل وصل|هل استلمتم|متوفر',
    isBroken: 'مكسور|مكسوره|تالف|تالفه|معيب|معيبه|متضرر|لا يعمل|لا تعمل|منتج خاطئ|المنتج الخطا|ناقص|مفقود',
  },
  he: {
    goesBack: 'להחזיר|החזרה|החזר|להחליף|החלפה|לא רוצה|לא לשמור|זיכוי',
    asksAfter: 'איפה|הגיעה|קיבלתם|במלאי',
    isBroken:
      'שבור|שבורה|שבורים|פגום|פגומה|סדוק|סדוקה|ניזוק|לא עובד|לא עובדת|מוצר שגוי|מוצר לא נכון|חסר|חסרה',
  },
};
