/** What people want done with an order, without accents and capitals; `|` stands between phrases. */
interface Wishes {
  /** That they will send something back: no question whether, when or how one may. */
  readonly returns: string;
  /** That it should go elsewhere. */
  readonly moves: string;
  /** What makes a question of either that an article answers. */
  readonly wonders: string;
}

/** By the first part of a language's tag. */
export const wishes: Readonly<Record<string, Wishes>> = {
  en: {
    returns:
      'want to return|wanna return|like to return|need to return|have to return|wish to return|want to send back|like to send back|need to send back|want to exchange|like to exchange|need to exchange|please return|please take back|return it|return this|return them|return these|send it back|send this back|send them back|start a return|make a return|want to give back|return the|return my|return one',
    moves:
      'change the address|change my address|change its address|change the delivery address|change my delivery address|change the shipping address|change my shipping address|update the address|update my address|update the shipping address|correct the address|wrong address|another address|different address|new address|other address|send it to|ship it to|deliver it to',
    wonders:
      'how long|how many|how much|how do|how can|how does|how to|until when|when|after|days|weeks|policy|cost|costs|free|fee|who pays|label|what happens|do i have to',
  },
  de: {
    returns:
      'zuruckgeben|zuruckschicken|zurucksenden|retournieren|zuruck geben|zuruck schicken|umtauschen|retoure anmelden|rucksendung anmelden|gebe zuruck|schicke zuruck',
    moves:
      'adresse andern|lieferadresse andern|anschrift andern|adresse meiner bestellung andern|andere adresse|andere anschrift|anderen adresse|neue adresse|falsche adresse|adresse ist falsch|adresse korrigieren',
    wonders:
      'wie lange|wie viele|wie viel|wieviel|wie kann|wie funktioniert|wie geht|bis wann|wann|nach|tage|tagen|wochen|kosten|kostet|kostenlos|wer zahlt|etikett|was passiert',
  },
  fr: {
    returns:
      'veux retourner|voudrais retourner|souhaite retourner|aimerais retourner|dois retourner|veux renvoyer|voudrais renvoyer|souhaite renvoyer|aimerais renvoyer|veux rendre|voudrais rendre|souhaite rendre|veux echanger|voudrais echanger|souhaite echanger|faire un retour|le retourner|la retourner|les retourner|le renvoyer|la renvoyer',
    moves:
      'changer l adresse|modifier l adresse|corriger l adresse|changer mon adresse|modifier mon adresse|autre adresse|nouvelle adresse|mauvaise adresse|adresse est fausse|changement d adresse',
    wonders:
      'combien|comment|jusqu a quand|quand|apres|jours|semaines|frais|gratuit|gratuitement|qui paie|etiquette|politique|delai',
  },
  es: {
    returns:
      'quiero devolver|quisiera devolver|me gustaria devolver|necesito devolver|deseo devolver|quiero cambiar el articulo|hacer una devolucion|devolverlo|devolverla|devolverlos|devolverlas',
    moves:
      'cambiar la direccion|modificar la direccion|corregir la direccion|cambiar mi direccion|otra direccion|nueva direccion|direccion equivocada|direccion incorrecta|cambio de direccion',
    wonders:
      'cuanto|cuantos|como|hasta cuando|cuando|despues|dias|semanas|cuesta|gratis|gratuita|quien paga|etiqueta|politica|plazo',
  },
  it: {
    returns:
      'voglio restituire|vorrei restituire|devo restituire|desidero restituire|voglio rendere|vorrei rendere|fare un reso|effettuare un reso|voglio rimandare|vorrei rimandare|vorrei cambiare l articolo|restituirlo|restituirla|restituirli',
    moves:
      'cambiare l indirizzo|modificare l indirizzo|correggere l indirizzo|cambiare indirizzo|altro indirizzo|nuovo indirizzo|indirizzo sbagliato|indirizzo errato|cambio di indirizzo',
    wonders:
      'quanto|quanti|come|fino a quando|quando|dopo|giorni|settimane|costa|costi|gratis|gratuito|chi paga|etichetta|politica|entro',
  },
  pt: {
    returns:
      'quero devolver|queria devolver|gostaria de devolver|preciso devolver|desejo devolver|quero trocar o produto|fazer uma devolucao|devolve lo|devolve la|quero retornar',
    moves:
      'mudar o endereco|alterar o endereco|trocar o endereco|corrigir o endereco|outro endereco|novo endereco|endereco errado|endereco incorreto|mudanca de endereco',
    wonders:
      'quanto|quantos|como|ate quando|quando|depois|dias|semanas|custa|gratis|gratuita|quem paga|etiqueta|politica|prazo',
  },
  nl: {
    returns:
      'wil retourneren|willen retourneren|retour sturen|terugsturen|terug sturen|retourneren|terugbrengen|ruilen|retour aanmelden',
    moves:
      'adres wijzigen|adres veranderen|adres aanpassen|bezorgadres wijzigen|afleveradres wijzigen|ander adres|nieuw adres|verkeerd adres|adres klopt niet',
    wonders:
      'hoe lang|hoelang|hoeveel|hoe kan|hoe werkt|tot wanneer|wanneer|na|dagen|weken|kost|kosten|gratis|wie betaalt|label|beleid',
  },
  da: {
    returns:
      'vil returnere|vil gerne returnere|skal returnere|onsker at returnere|sende tilbage|sende den tilbage|sende det tilbage|vil bytte|gerne bytte|returnere den|oprette en retur',
    moves:
      'aendre adressen|aendre adresse|aendre leveringsadressen|rette adressen|anden adresse|ny adresse|forkert adresse|skifte adresse',
    wonders:
      'hvor laenge|hvor mange|hvor meget|hvordan|hvornar|efter|dage|uger|koster|gratis|hvem betaler|label|politik',
  },
  no: {
    returns:
      'vil returnere|vil gjerne returnere|ma returnere|onsker a returnere|sende tilbake|sende den tilbake|sende det tilbake|vil bytte|gjerne bytte|returnere den|opprette en retur',
    moves:
      'endre adressen|endre adresse|endre leveringsadressen|rette adressen|annen adresse|ny adresse|feil adresse|bytte adresse',
    wonders:
      'hvor lenge|hvor mange|hvor mye|hvordan|nar|etter|dager|uker|koster|gratis|hvem betaler|etikett|retningslinjer',
  },
  sv: {
    returns:
      'vill returnera|vill garna returnera|maste returnera|onskar returnera|skicka tillbaka|skicka den tillbaka|skicka tillbaks|vill byta|garna byta|returnera den|gora en retur|lamna tillbaka',
    moves:
      'andra adressen|andra adress|andra leveransadressen|ratta adressen|annan adress|ny adress|fel adress|byta adress',
    wonders:
      'hur lange|hur manga|hur mycket|hur gor|hur fungerar|nar|efter|dagar|veckor|kostar|gratis|vem betalar|etikett|policy',
  },
  fi: {
    returns:
      'haluan palauttaa|haluaisin palauttaa|pitaa palauttaa|taytyy palauttaa|palauttaisin|palautan|lahettaa takaisin|haluan vaihtaa tuotteen|tehda palautuksen',
    moves:
      'muuttaa osoitetta|muuttaa osoitteen|vaihtaa osoitetta|vaihtaa osoitteen|muuttaa toimitusosoitetta|vaihtaa toimitusosoitetta|vaihtaa toimitusosoitteen|korjata osoitteen|toiseen osoitteeseen|uuteen osoitteeseen|uusi osoite|vaara osoite',
    wonders:
      'kuinka kauan|kuinka monta|kuinka paljon|miten|milloin|jalkeen|paivaa|paivan|viikkoa|maksaa|maksuton|ilmainen|kuka maksaa|ehdot',
  },
  cs: {
    returns:
      'chci vratit|chtel bych vratit|chtela bych vratit|potrebuji vratit|musim vratit|rad bych vratil|rada bych vratila|poslat zpet|vymenit zbozi|chci vymenit|reklamovat a vratit',
    moves:
      'zmenit adresu|zmenu adresy|opravit adresu|upravit adresu|jinou adresu|na jinou adresu|nova adresa|novou adresu|spatna adresa|spatnou adresu',
    wonders:
      'jak dlouho|kolik|jak mohu|jak muzu|do kdy|kdy|po|dni|dnu|tydnu|stoji|zdarma|kdo plati|stitek|podminky',
  },
  ja: {
    returns:
      '返品したい|返品をしたい|返品を希望|返品します|返品お願い|返送したい|交換したい|交換を希望|返したい',
    moves:
      '住所を変更|住所の変更|住所変更|届け先を変更|届け先の変更|届け先変更|配送先を変更|配送先の変更|配送先変更|別の住所|違う住所|新しい住所|住所を間違|住所が間違',
    wonders: '何日|いつまで|いつ|送料|無料|費用|方法|どうやって|期限|ポリシー|誰が',
  },
  ar: {
    returns:
      'اريد ارجاع|اود ارجاع|ارغب في ارجاع|ارغب بارجاع|احتاج ارجاع|اريد اعاده|اود اعاده|اريد استبدال|اود استبدال|اريد ارجاعه|اريد ارجاعها',
    moves:
      'تغيير العنوان|تغيير عنوان|تعديل العنوان|تعديل عنوان|تصحيح العنوان|عنوان اخر|عنوان جديد|العنوان خاطئ|العنوان خطا|عنوان مختلف',
    wonders: 'كم|كيف|متى|حتى متى|بعد|ايام|يوما|اسابيع|تكلفه|مجاني|مجانا|من يدفع|سياسه|ملصق',
  },
  he: {
    returns:
      'רוצה להחזיר|אני מבקש להחזיר|אני מבקשת להחזיר|מבקש להחזיר|מבקשת להחזיר|צריך להחזיר|צריכה להחזיר|אשמח להחזיר|רוצה להחליף|אשמח להחליף|לשלוח בחזרה|להחזיר אותו|להחזיר אותה',
    moves:
      'לשנות את הכתובת|לשנות כתובת|שינוי כתובת|לעדכן את הכתובת|לעדכן כתובת|לתקן את הכתובת|כתובת אחרת|לכתובת אחרת|כתובת חדשה|לכתובת חדשה|כתובת שגויה|הכתובת שגויה|טעות בכתובת',
    wonders: 'כמה|איך|מתי|עד מתי|אחרי|ימים|שבועות|עולה|עלות|חינם|מי משלם|מדבקה|מדיניות',
  },
};
