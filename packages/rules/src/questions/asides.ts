/** What is asked beside the shop's own matters, without accents and capitals; `|` stands between phrases. */
interface Asides {
  /** Whether a person or a machine answers. */
  readonly asksWhat: string;
  /** Something to buy, and nothing else: who asks whether there is something may mean anything. */
  readonly buys: string;
  /** The same for less money. */
  readonly cheaper: string;
  /** Something to give away, whoever it is for. */
  readonly gifts: string;
}

/** By the first part of a language's tag. */
export const asides: Readonly<Record<string, Asides>> = {
  en: {
    asksWhat:
      'are you a bot|are you bot|are you a robot|are you a human|are you human|are you a person|are you a real person|are you real|are you a machine|are you a computer|are you an ai|are you ai|are you a chatbot|are you chatgpt|is this a bot|is this a robot|is this ai|is this an ai|is this a real person|is this a human|is this chatgpt|is this a chatbot|am i talking to a bot|am i talking to a robot|am i talking to a human|am i talking to a person|am i talking to a real person|am i talking to a machine|am i talking to an ai|am i chatting with a bot|am i chatting with a human|am i speaking to a human|am i speaking to a real person|am i speaking with a bot|who are you|what are you|or a bot|or a robot|or a human|or a person|or a real person|or a machine|or bot|or human|or an ai|a real human',
    buys: 'i am looking for a|i m looking for a|im looking for a|looking for a|looking for some|looking to buy|want to buy|like to buy|recommend me|can you recommend|can you suggest|could you recommend|recommend a|recommend some|suggest a|suggest some|show me|do you sell',
    cheaper:
      'cheaper|less expensive|lower price|lower priced|more affordable|for less|less money|more budget friendly|too expensive|too pricey',
    gifts: 'gift|gifts|present|presents',
  },
  de: {
    asksWhat:
      'bist du ein bot|bist du ein roboter|bist du ein mensch|bist du echt|bist du eine maschine|bist du eine ki|bist du ki|bist du ein chatbot|bist du eine person|sind sie ein bot|sind sie ein roboter|sind sie ein mensch|sind sie eine maschine|sind sie eine ki|sind sie ein chatbot|sind sie echt|ist das ein bot|ist das eine ki|ist das ein roboter|rede ich mit einem bot|rede ich mit einem menschen|spreche ich mit einem bot|spreche ich mit einem menschen|spreche ich mit einem roboter|schreibe ich mit einem bot|schreibe ich mit einem menschen|chatte ich mit einem bot|chatte ich hier mit einem bot|wer bist du|wer sind sie|was bist du|oder ein mensch|oder ein bot|oder eine maschine|oder einem bot|oder einem menschen|oder ein roboter|oder eine ki|ein echter mensch|mit einem echten menschen',
    buys: 'ich suche ein|ich suche eine|ich suche einen|suche ein|suche eine|suche einen|auf der suche nach|mochte kaufen|mochte gern kaufen|kannst du mir empfehlen|konnen sie mir empfehlen|empfehlen sie mir|empfiehl mir|zeig mir|zeigen sie mir|verkaufen sie|verkauft ihr',
    cheaper:
      'gunstiger|gunstigeres|gunstigere|billiger|billigeres|billigere|preiswerter|zu teuer|weniger kostet',
    gifts: 'geschenk|geschenke|geschenkidee|geschenkideen|mitbringsel',
  },
  fr: {
    asksWhat:
      'etes vous un robot|etes vous un bot|etes vous humain|etes vous un humain|etes vous une personne|etes vous une vraie personne|etes vous une machine|etes vous une ia|es tu un robot|es tu un bot|es tu humain|es tu un humain|es tu une machine|es tu une ia|tu es un robot|tu es un bot|vous etes un robot|vous etes un bot|vous etes une vraie personne|c est un robot|c est un bot|est ce un robot|est ce un bot|est ce que vous etes un robot|est ce que je parle a un robot|est ce que je parle a un humain|est ce que je parle a une vraie personne|je parle a un robot|je parle a un humain|qui etes vous|qui es tu|ou un humain|ou un robot|ou une personne|ou une machine|ou un bot|ou a un robot|ou a un humain',
    buys: 'je cherche un|je cherche une|je cherche des|cherche un|cherche une|je voudrais acheter|recommandez moi|conseillez moi|pouvez vous me recommander|pouvez vous me conseiller|montrez moi|vendez vous',
    cheaper: 'moins cher|moins chere|moins chers|meilleur marche|plus abordable|trop cher|moins couteux',
    gifts: 'cadeau|cadeaux|idee cadeau|idees cadeaux',
  },
  es: {
    asksWhat:
      'eres un bot|eres un robot|eres humano|eres humana|eres una persona|eres una persona real|eres real|eres una maquina|eres una ia|es usted un robot|es usted una persona|es usted humano|es un bot|es un robot|esto es un bot|esto es un robot|estoy hablando con un bot|estoy hablando con un robot|estoy hablando con una persona|hablo con un bot|hablo con un robot|hablo con una persona|quien eres|que eres|o una persona|o un robot|o un bot|o una maquina|o un humano|o con una persona|o con un robot',
    buys: 'busco un|busco una|busco unos|estoy buscando un|estoy buscando una|quiero comprar|recomiendame|me recomiendas|me recomiendan|puedes recomendarme|ensename|muestrame|venden|vendeis',
    cheaper:
      'mas barato|mas barata|mas baratos|mas economico|mas economica|menos caro|muy caro|demasiado caro',
    gifts: 'regalo|regalos|obsequio',
  },
  it: {
    asksWhat:
      'sei un bot|sei un robot|sei umano|sei un umano|sei una persona|sei una persona vera|sei una persona reale|sei vero|sei una macchina|sei un ia|e un bot|e un robot|lei e un robot|siete un bot|siete un robot|sto parlando con un bot|sto parlando con un robot|sto parlando con una persona|parlo con un bot|parlo con un robot|parlo con una persona|chi sei|cosa sei|o una persona|o un robot|o un bot|o una macchina|o un umano|o con una persona',
    buys: 'cerco un|cerco una|sto cercando un|sto cercando una|vorrei comprare|vorrei acquistare|mi consigliate|mi consigli|puoi consigliarmi|mostrami|mostratemi|vendete',
    cheaper:
      'piu economico|piu economica|piu economici|meno caro|meno costoso|meno cara|costa meno|costi meno|troppo caro',
    gifts: 'regalo|regali|idea regalo',
  },
  pt: {
    asksWhat:
      'voce e um bot|voce e um robo|voce e humano|voce e humana|voce e uma pessoa|voce e uma pessoa real|voce e real|voce e uma maquina|voce e uma ia|voce e robo|e um robo|e um bot|isso e um robo|isso e um bot|estou falando com um robo|estou falando com um bot|estou falando com uma pessoa|falo com um robo|falo com uma pessoa|quem e voce|o que e voce|ou uma pessoa|ou um robo|ou um bot|ou uma maquina|ou um humano|ou com uma pessoa',
    buys: 'procuro um|procuro uma|estou procurando um|estou procurando uma|quero comprar|gostaria de comprar|me recomenda|me recomendam|pode me recomendar|me mostre|mostre me|voces vendem|vendem',
    cheaper: 'mais barato|mais barata|mais baratos|mais em conta|menos caro|muito caro|mais economico',
    gifts: 'presente|presentes|lembranca',
  },
  nl: {
    asksWhat:
      'ben je een bot|ben je een robot|ben je een mens|ben je een echt mens|ben je echt|ben je een echt persoon|ben je een persoon|ben je een machine|ben je een ai|ben jij een bot|ben jij een robot|ben jij een mens|bent u een robot|bent u een bot|bent u een mens|is dit een bot|is dit een robot|is dit een mens|praat ik met een bot|praat ik met een robot|praat ik met een mens|spreek ik met een mens|spreek ik met een robot|chat ik met een bot|chat ik met een mens|wie ben je|wie ben jij|wat ben je|of een mens|of een robot|of een bot|of een machine|of met een mens|of een echt mens',
    buys: 'ik zoek een|ik ben op zoek naar een|op zoek naar een|ik wil graag kopen|kun je aanraden|kunnen jullie aanraden|raad me aan|laat me zien|verkopen jullie|verkoopt u',
    cheaper: 'goedkoper|goedkopere|voordeliger|minder duur|te duur',
    gifts: 'cadeau|cadeaus|cadeautje|geschenk|kado',
  },
  da: {
    asksWhat:
      'er du en bot|er du en robot|er du et menneske|er du menneske|er du en rigtig person|er du en person|er du rigtig|er du en maskine|er du en ai|er det en bot|er det en robot|er dette en bot|taler jeg med en bot|taler jeg med en robot|taler jeg med et menneske|snakker jeg med en bot|snakker jeg med en robot|snakker jeg med et menneske|skriver jeg med en bot|skriver jeg med et menneske|hvem er du|hvad er du|eller et menneske|eller en robot|eller en bot|eller en maskine',
    buys: 'jeg leder efter en|jeg leder efter et|leder efter en|leder efter et|jeg vil kobe|kan du anbefale|kan i anbefale|vis mig|saelger i',
    cheaper: 'billigere|mindre dyrt|mindre dyr|for dyrt|for dyr',
    gifts: 'gave|gaver|gaveide',
  },
  no: {
    asksWhat:
      'er du en bot|er du en robot|er du et menneske|er du menneske|er du en ekte person|er du en person|er du ekte|er du en maskin|er du en ki|er du en ai|er dette en bot|er dette en robot|snakker jeg med en bot|snakker jeg med en robot|snakker jeg med et menneske|snakker jeg med en person|chatter jeg med en bot|hvem er du|hva er du|eller et menneske|eller en robot|eller en bot|eller en maskin',
    buys: 'jeg leter etter en|jeg leter etter et|leter etter en|ser etter en|jeg vil kjope|kan du anbefale|kan dere anbefale|vis meg|selger dere',
    cheaper: 'billigere|rimeligere|mindre dyrt|for dyrt|for dyr',
    gifts: 'gave|gaver|gaveide|presang',
  },
  sv: {
    asksWhat:
      'ar du en bot|ar du en robot|ar du en manniska|ar du manniska|ar du en riktig person|ar du en person|ar du pa riktigt|ar du en maskin|ar du en ai|ar det har en bot|ar det har en robot|ar det en bot|ar det en robot|pratar jag med en bot|pratar jag med en robot|pratar jag med en manniska|chattar jag med en bot|chattar jag med en manniska|vem ar du|vad ar du|eller en manniska|eller en robot|eller en bot|eller en maskin|eller manniska',
    buys: 'jag letar efter en|jag letar efter ett|letar efter en|letar efter ett|jag vill kopa|kan du rekommendera|kan ni rekommendera|visa mig|saljer ni',
    cheaper: 'billigare|mindre dyrt|mindre dyr|for dyrt|for dyr|prisvardare',
    gifts: 'present|presenter|gava|gavor|presenttips',
  },
  fi: {
    asksWhat:
      'oletko botti|oletko robotti|oletko ihminen|oletko oikea ihminen|oletko aito ihminen|oletko kone|oletko tekoaly|oletteko robotti|oletteko ihminen|onko tama botti|onko tama robotti|puhunko botin kanssa|puhunko robotin kanssa|puhunko ihmisen kanssa|juttelenko botin kanssa|juttelenko ihmisen kanssa|kuka olet|mika olet|vai ihminen|vai robotti|vai botti|vai kone|vai ihmisen',
    buys: 'etsin|haluaisin ostaa|haluan ostaa|voitko suositella|voitteko suositella|suosittele|myytteko|nayta minulle',
    cheaper: 'halvempi|halvempaa|halvempia|edullisempi|edullisempaa|edullisempia|liian kallis|liian kallista',
    gifts: 'lahja|lahjaa|lahjaksi|lahjan|lahjaidea|lahjoja',
  },
  cs: {
    asksWhat:
      'jsi bot|jsi robot|jsi clovek|jsi skutecny clovek|jsi stroj|jsi ai|jste bot|jste robot|jste clovek|jste skutecny clovek|jste stroj|jste ai|jste zivy clovek|je to bot|je to robot|je tohle bot|mluvim s botem|mluvim s robotem|mluvim s clovekem|pisu si s botem|pisu si s robotem|pisu si s clovekem|kdo jsi|kdo jste|co jsi zac|nebo clovek|nebo robot|nebo bot|nebo stroj|nebo s clovekem',
    buys: 'hledam|shanim|chci koupit|chtel bych koupit|chtela bych koupit|muzete doporucit|doporucte mi|ukazte mi|prodavate',
    cheaper: 'levnejsi|levnejsiho|levneji|mene drahe|moc drahe|prilis drahe',
    gifts: 'darek|darku|darky|darecek',
  },
  ja: {
    asksWhat:
      'あなたはボットですか|あなたはロボットですか|あなたは人間ですか|あなたはaiですか|あなたは誰ですか|ボットですか|ロボットですか|人間ですか|人ですか|aiですか|機械ですか|チャットボットですか|それとも|これは|誰ですか|相手は|本物の',
    buys: 'を探して|が欲しい|を買いたい|を購入したい|おすすめの|を見せて|を売って|は売って',
    cheaper: 'もっと安い|より安い|安いもの|安いの|もう少し安|お手頃|高すぎ|安くて',
    gifts: 'プレゼント|ギフト|贈り物',
  },
  ar: {
    asksWhat:
      'هل انت روبوت|هل انت بوت|هل انت انسان|هل انت شخص حقيقي|هل انت بشر|هل انت اله|هل انت ذكاء اصطناعي|هل هذا روبوت|هل هذا بوت|انت روبوت|انت بوت|انت انسان|هل اتحدث مع روبوت|هل اتحدث مع شخص حقيقي|هل اتحدث مع انسان|هل اتكلم مع روبوت|من انت|ما انت|ام انسان|ام روبوت|ام شخص حقيقي|او انسان|او روبوت',
    buys: 'ابحث عن|اريد شراء|اريد ان اشتري|هل تنصحني|انصحوني|ارني|هل تبيعون|تبيعون',
    cheaper: 'ارخص|اقل سعرا|اقل ثمنا|سعر اقل|غالي جدا',
    gifts: 'هديه|هدايا',
  },
  he: {
    asksWhat:
      'אתה בוט|אתה רובוט|אתה בן אדם|אתה אדם|אתה אנושי|אתה אמיתי|אתה מכונה|את בוט|את רובוט|את בן אדם|את אמיתית|האם אתה בוט|האם אתה רובוט|האם אתה בן אדם|האם אתה אנושי|זה בוט|זה רובוט|האם זה בוט|אתם בוט|אני מדבר עם בוט|אני מדבר עם רובוט|אני מדבר עם בן אדם|אני מדברת עם בוט|אני מדברת עם בן אדם|מי אתה|מי את|מה אתה|או בן אדם|או רובוט|או בוט|או אדם',
    buys: 'אני מחפש|אני מחפשת|רוצה לקנות|אפשר המלצה על|תמליצו לי|תראו לי|אתם מוכרים',
    cheaper: 'זול יותר|זולה יותר|יותר זול|יותר זולה|פחות יקר|יקר מדי|יקר לי',
    gifts: 'מתנה|מתנות|שי',
  },
};
