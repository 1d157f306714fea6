/** What people say around what they want, without accents and capitals; `|` stands between phrases. */
interface Manners {
  /** “Ok”, “yes”: that it was heard, and suits them. */
  readonly agrees: string;
  readonly denies: string;
  readonly parts: string;
  /** That they want something, before they say what. */
  readonly opens: string;
  /** How a question begins that goes on from the one before. */
  readonly leads: string;
  /** Words that stand for what was spoken of; with `$`, where the question ends with them. */
  readonly points: string;
  /** Where such words stand for nothing. */
  readonly fills: string;
}

/** By the first part of a language's tag. */
export const manners: Readonly<Record<string, Manners>> = {
  en: {
    agrees:
      'ok|okay|k|alright|all right|got it|i see|understood|good|good to know|cool|nice|fine|yes|yep|yeah|yup|sure|all good|that s all|that is all|that was all|nothing else|it does|it did|yes it did|yes it does|awesome|wonderful|amazing|brilliant|lovely|for your help|for the help|for the info|very much|so much|a lot|you too|ty',
    denies: 'no|nope|nah|not really|no it didn t|it didn t|not yet',
    parts:
      'bye|bye bye|goodbye|good bye|see you|see you later|see ya|cya|take care|have a nice day|have a good day|have a great day|good night|ciao|until next time',
    opens:
      'i have a question|i ve a question|i have got a question|quick question|i have a problem|i have an issue|i need help|i need some help|can you help me|can you help|could you help me|please help|please help me|help|help me|help please|please|are you there|how are you|how are you doing|how s it going|what can you do|how can you help me|one more thing|another question|i have another question',
    leads: 'and|also|what about|how about|and what about|ok and',
    points: 'it|that|this|they|them|these|those',
    fills:
      'is it possible|it is possible|is it ok|is it okay|is it true|is it allowed|it s|it is|that i|this is|that s',
  },
  de: {
    agrees:
      'ok|okay|alles klar|verstehe|verstanden|gut|sehr gut|gut zu wissen|prima|toll|klasse|ja|jap|jo|genau|passt|das war alles|das wars|das war s|sonst nichts|fur die hilfe|fur ihre hilfe|fur die info|schon|sehr|dir|ihnen|wunderbar|ebenso',
    denies: 'nein|nee|ne|nicht wirklich|leider nicht|leider nein',
    parts:
      'tschuss|tschuess|auf wiedersehen|wiedersehen|bis bald|bis dann|bis spater|schonen tag|schonen tag noch|einen schonen tag|einen schonen tag noch|gute nacht|schonen abend|ciao|ade|mach s gut',
    opens:
      'ich habe eine frage|ich hatte eine frage|ich hatte da eine frage|eine frage|kurze frage|ich habe ein problem|ich brauche hilfe|hilfe|bitte|konnen sie mir helfen|konnt ihr mir helfen|kannst du mir helfen|wie geht es ihnen|wie geht s|wie geht es dir|noch eine frage|ich habe noch eine frage|bist du da|sind sie da',
    leads: 'und|auch|was ist mit|wie ist es mit|wie sieht es mit',
    points:
      'das$|es$|das kosten|das dauern|das kostet|das dauert|kostet das|dauert das|geht das|das denn|es denn|dies|davon|dafur|damit|dazu|dorthin|daran|daruber|ihn$|sie$|die$|diese$|diesen$|dieses$|diese|diesen|dieses|welche$',
    fills: 'ist es moglich|gibt es',
  },
  fr: {
    agrees:
      'ok|okay|d accord|compris|je vois|bien|tres bien|entendu|bon a savoir|oui|ouais|c est bon|c est tout|ce sera tout|rien d autre|genial|excellent|pour votre aide|pour l aide|pour l info|a vous aussi|a vous|vous aussi|nickel',
    denies: 'non|pas vraiment|non pas vraiment|malheureusement non',
    parts:
      'au revoir|a bientot|a plus|a plus tard|bonne journee|bonne soiree|bonne nuit|ciao|a la prochaine|adieu',
    opens:
      'j ai une question|une question|j aurais une question|petite question|j ai un probleme|j ai un souci|j ai besoin d aide|aide|a l aide|aidez moi|pouvez vous m aider|peux tu m aider|s il vous plait|svp|stp|comment allez vous|comment ca va|ca va|vous etes la|encore une question|autre question|une autre question',
    leads: 'et|aussi|et pour|qu en est il de|et si',
    points: 'ca|cela|ceci|celui ci|celle ci|ceux ci|celui la|celle la|en$|il$|elle$|elles$|ils$|les$|le$',
    fills: 'est il possible|y a t il|est ce que',
  },
  es: {
    agrees:
      'ok|okay|vale|entendido|ya veo|bien|muy bien|de acuerdo|bueno|estupendo|si|claro|eso es todo|es todo|nada mas|excelente|por la ayuda|por tu ayuda|por su ayuda|por la informacion|igualmente|listo',
    denies: 'no|la verdad no|no mucho|todavia no',
    parts:
      'adios|hasta luego|hasta pronto|hasta la vista|chao|chau|nos vemos|que tenga buen dia|feliz dia|bye',
    opens:
      'buen dia|tengo una pregunta|una pregunta|tengo una duda|una duda|tengo un problema|necesito ayuda|ayuda|ayudame|me puedes ayudar|puedes ayudarme|me puede ayudar|puede ayudarme|me pueden ayudar|pueden ayudarme|por favor|como estas|como esta|que tal|estas ahi|otra pregunta|tengo otra pregunta',
    leads: 'y|e|tambien|y que tal|que hay de|y si|y para',
    points:
      'eso|esto|ese|esa|esos|esas|lo|ello|alli|alla|este$|esta$|los$|las$|devolverlo|devolverla|cambiarlo|cambiarla|cancelarlo|pagarlo|lavarlo|lavarla',
    fills: 'es posible',
  },
  it: {
    agrees:
      'ok|okay|va bene|capito|ho capito|bene|molto bene|d accordo|ottimo|si|certo|e tutto|nient altro|nulla altro|benissimo|per l aiuto|per l informazione|altrettanto|fantastico',
    denies: 'no|non proprio|purtroppo no|non ancora',
    parts:
      'arrivederci|a presto|ciao ciao|buona giornata|buona serata|buona notte|buonanotte|alla prossima|ci vediamo',
    opens:
      'ho una domanda|una domanda|avrei una domanda|ho un problema|ho bisogno di aiuto|mi serve aiuto|aiuto|aiutatemi|potete aiutarmi|puoi aiutarmi|mi puoi aiutare|mi potete aiutare|puo aiutarmi|per favore|come stai|come va|sei li|un altra domanda|ho un altra domanda',
    leads: 'e|anche|e per|e se|che dire di',
    points:
      'questo|questa|questi|queste|quello|quella|quelli|quelle|cio|ne$|lo$|la$|restituirlo|restituirla|cambiarlo|lavarlo|lavarla',
    fills: 'e possibile',
  },
  pt: {
    agrees:
      'ok|okay|ta|ta bom|ta bem|entendi|certo|bom|muito bom|tudo bem|tudo certo|otimo|sim|claro|e so isso|so isso|era so isso|nada mais|pela ajuda|pela informacao|igualmente|legal|beleza|excelente|maravilha',
    denies: 'nao|na verdade nao|nem tanto|ainda nao|infelizmente nao',
    parts: 'tchau|adeus|ate logo|ate mais|ate breve|tenha um bom dia|bom fim de semana|falou|ate a proxima',
    opens:
      'tenho uma pergunta|uma pergunta|tenho uma duvida|uma duvida|tenho um problema|preciso de ajuda|ajuda|me ajuda|me ajude|pode me ajudar|voce pode me ajudar|podem me ajudar|por favor|tudo bem|como vai|como voce esta|voce esta ai|outra pergunta|tenho outra pergunta',
    leads: 'e|tambem|e para|e quanto a|e se',
    points: 'isso|isto|esse|essa|esses|essas|este|esta|estes|estas|disso|dele|dela|aquilo|ele$|ela$',
    fills: 'e possivel',
  },
  nl: {
    agrees:
      'ok|oke|okay|begrepen|snap ik|ik snap het|goed|heel goed|prima|fijn|mooi|ja|jazeker|klopt|dat was alles|dat is alles|verder niets|voor de hulp|voor je hulp|voor uw hulp|voor de info|geweldig|helder|duidelijk|hetzelfde',
    denies: 'nee|niet echt|helaas niet|nog niet',
    parts:
      'doei|tot ziens|tot straks|tot later|tot snel|fijne dag|fijne dag nog|fijne avond|dag hoor|goedenacht|welterusten|groetjes',
    opens:
      'ik heb een vraag|een vraag|vraagje|ik heb een vraagje|ik heb een probleem|ik heb hulp nodig|hulp|help|kun je me helpen|kunt u mij helpen|kunnen jullie me helpen|kan je me helpen|alsjeblieft|alstublieft|aub|hoe gaat het|ben je daar|nog een vraag|ik heb nog een vraag',
    leads: 'en|ook|en wat|hoe zit het met|wat dacht je van|en voor',
    points: 'dat|dit|deze|het$|die$|ze$|daarvan|daarvoor|ervan|ervoor|daarheen|het kosten|het duren',
    fills: 'is het mogelijk',
  },
  da: {
    agrees:
      'ok|okay|forstaet|jeg forstar|godt|fint|meget godt|ja|jo|jep|det var det|det var alt|ikke andet|for hjaelpen|dejligt|fedt|i lige made|skal du have',
    denies: 'nej|ikke rigtig|desvaerre ikke|ikke endnu',
    parts:
      'farvel|hej hej|vi ses|ha det godt|ha en god dag|hav en god dag|godnat|god nat|ses|fortsat god dag',
    opens:
      'jeg har et sporgsmal|et sporgsmal|jeg har et problem|jeg har brug for hjaelp|hjaelp|kan du hjaelpe mig|kan i hjaelpe mig|kan du hjaelpe|vaer sa venlig|hvordan gar det|er du der|et sporgsmal mere|jeg har et andet sporgsmal',
    leads: 'og|ogsa|hvad med|og hvad med',
    points: 'det$|den$|dem$|de$|det tage|det koste|dette|denne|disse|dertil|den|dem',
    fills: 'er det muligt|findes der|er der',
  },
  no: {
    agrees:
      'ok|okay|greit|skjonner|forstatt|jeg forstar|bra|fint|veldig bra|ja|jo|jepp|det var alt|det var det|ikke noe mer|for hjelpen|kult|flott|skal du ha|i like mate',
    denies: 'nei|ikke egentlig|dessverre ikke|ikke enna',
    parts: 'ha det|hade|ha det bra|farvel|vi ses|ha en fin dag|ha en god dag|god natt|snakkes|ses',
    opens:
      'jeg har et sporsmal|et sporsmal|jeg har et problem|jeg trenger hjelp|hjelp|kan du hjelpe meg|kan dere hjelpe meg|kan du hjelpe|vaer sa snill|hvordan gar det|er du der|et sporsmal til|jeg har et annet sporsmal',
    leads: 'og|ogsa|hva med|og hva med',
    points: 'det$|den$|dem$|de$|det ta|det koste|dette|denne|disse|dit$|den|dem',
    fills: 'er det mulig|finnes det',
  },
  sv: {
    agrees:
      'ok|okej|okay|jag forstar|forstatt|uppfattat|bra|fint|mycket bra|ja|japp|jo|det var allt|det var det|inget mer|for hjalpen|harligt|kul|snyggt|detsamma|sa mycket|jattebra',
    denies: 'nej|inte riktigt|tyvarr inte|inte annu',
    parts: 'hej da|hejda|adjo|vi ses|ha det bra|ha en bra dag|ha en fin dag|god natt|pa aterseende|ses|hors',
    opens:
      'jag har en fraga|en fraga|jag har ett problem|jag behover hjalp|hjalp|kan du hjalpa mig|kan ni hjalpa mig|kan du hjalpa|snalla|hur mar du|hur ar laget|ar du dar|en fraga till|jag har en fraga till',
    leads: 'och|ocksa|hur ar det med|vad sags om|och hur',
    points: 'det$|den$|dem$|de$|det ta|det kosta|detta|denna|dessa|dit$|den|dem',
    fills: 'ar det mojligt|finns det|gar det',
  },
  fi: {
    agrees:
      'ok|okei|selva|ymmarran|hyva|hyva tietaa|oikein hyva|joo|kylla|juu|jep|siina kaikki|se oli siina|ei muuta|avusta|hienoa|loistavaa|samoin|mahtava|paljon',
    denies: 'ei|ei oikein|ei valitettavasti|ei viela',
    parts:
      'hei hei|heippa|nakemiin|moi moi|moikka moi|hyvaa paivanjatkoa|hyvaa yota|nahdaan|mukavaa paivaa|hyvaa illanjatkoa',
    opens:
      'minulla on kysymys|mulla on kysymys|kysymys|minulla on ongelma|tarvitsen apua|apua|voitko auttaa|voitteko auttaa|voisitko auttaa|auttakaa|ole hyva|ole kiltti|mita kuuluu|oletko siella|viela yksi kysymys|yksi kysymys',
    leads: 'ja|myos|enta|entas',
    points: 'se|sita|sen|siihen|siita|tama|tata|taman|niita|sinne|nuo|nama|ne',
    fills: 'onko se mahdollista',
  },
  cs: {
    agrees:
      'ok|okay|dobre|dobra|rozumim|chapu|jasne|fajn|ano|jo|to je vse|to je vsechno|nic dalsiho|za pomoc|skvele|parada|vam|ti|napodobne|moc',
    denies: 'ne|ani ne|bohuzel ne|jeste ne',
    parts:
      'na shledanou|nashledanou|sbohem|mejte se|hezky den|pekny den|dobrou noc|zatim|ahoj ahoj|cau cau|hezky vecer',
    opens:
      'mam dotaz|mam otazku|dotaz|mam problem|potrebuji pomoc|potrebuju pomoct|pomoc|muzete mi pomoci|muzete mi pomoct|muzes mi pomoct|prosim|jak se mate|jste tam|jeste jedna otazka|mam jeste dotaz',
    leads: 'a|take|a co|co treba|a jak',
    points: 'to|tohle|toto|tento|tato|ho|ji$|tam|toho|tomu|tim',
    fills: 'je to mozne|to je',
  },
  ja: {
    agrees:
      'わかりました|分かりました|了解です|了解しました|了解|承知しました|なるほど|はい|うん|大丈夫です|大丈夫|以上です|よかったです|オッケー|いいですね|解決しました',
    denies: 'いいえ|いや|まだです|違います',
    parts:
      'さようなら|さよなら|失礼します|失礼いたします|また今度|ではまた|じゃあね|バイバイ|おやすみなさい|おやすみ',
    opens:
      '質問があります|質問です|質問がある|聞きたいことがあります|お聞きしたいことがあります|困っています|助けてください|手伝ってください|お願いします|すみません|すいません|教えてください|もう一つ質問があります',
    leads: 'それと|あと|では|じゃあ|それで|また|それから|ちなみに',
    points: 'それ|これ|あれ|その|この|そこ|そちら',
    fills: '',
  },
  ar: {
    agrees:
      'حسنا|تمام|طيب|فهمت|جيد|جيد جدا|نعم|ايوه|اي|اوكي|رائع|هذا كل شيء|لا شيء اخر|على المساعده|لمساعدتك|مفهوم|ماشي|وانت ايضا|جزيلا',
    denies: 'لا|ليس تماما|للاسف لا|ليس بعد',
    parts: 'وداعا|مع السلامه|الى اللقاء|باي|تصبح على خير|يوم سعيد|طاب يومك|اراك لاحقا|نهارك سعيد',
    opens:
      'لدي سوال|عندي سوال|سوال|لدي مشكله|عندي مشكله|احتاج مساعده|احتاج الى مساعده|مساعده|ساعدني|هل يمكنك مساعدتي|ممكن مساعده|من فضلك|لو سمحت|كيف حالك|هل انت هنا|سوال اخر|لدي سوال اخر',
    leads: 'ايضا|وماذا عن|ماذا عن|وكم|وهل|ومتى|وكيف|واين',
    points: 'هذا|هذه|ذلك|تلك|هناك|بها|عنه|عنها|ذلك',
    fills: 'هل من الممكن',
  },
  he: {
    agrees:
      'אוקיי|אוקי|בסדר|הבנתי|טוב|טוב מאוד|כן|סבבה|יופי|אחלה|זה הכל|זה הכול|שום דבר אחר|על העזרה|נהדר|גם לך|מושלם|אין בעיה',
    denies: 'לא|לא ממש|לצערי לא|עדיין לא',
    parts: 'להתראות|ביי|ביי ביי|יום טוב|יום נעים|לילה טוב|נתראה|שיהיה יום טוב|המשך יום נעים',
    opens:
      'יש לי שאלה|שאלה|יש לי בעיה|אני צריך עזרה|אני צריכה עזרה|עזרה|תעזרו לי|אפשר עזרה|אתה יכול לעזור לי|אתם יכולים לעזור לי|תוכלו לעזור לי|אפשר לעזור לי|בבקשה|מה שלומך|מה נשמע|אתה שם|עוד שאלה|יש לי עוד שאלה',
    leads: 'גם|ומה עם|מה עם|ומה לגבי|מה לגבי|וכמה|ומתי|ואיך|ואיפה|והאם',
    points: 'זה|זאת|זו|אלה|אלו|לשם|אותו|אותה|עליו|עליה',
    fills: 'האם זה אפשרי|זה בסדר',
  },
};
