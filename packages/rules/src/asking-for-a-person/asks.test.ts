import { describe, expect, it } from 'vitest';
import { asksForPerson } from '.';

/** At least ten ways to ask in each language: polite, rude, short, mistyped, without accents, inside more words. */
const asked: Readonly<Record<string, string>> = {
  'en-US': `agent
    Human please
    REPRESENTATIVE!!!
    Can I talk to a real person?
    i want to speak with a humna
    get me a fucking human
    Could you please connect me to customer service, thank you
    My parcel is three weeks late and nobody answers, I need to speak to someone now
    is there anyone I can talk to?
    let me tlk to an agnet
    I don't want to talk to a bot
    transfer me to a live agent
    I'd like to chat with one of your employees about order 1042
    is anybody there?
    I would much rather have a human deal with it
    hmm can you loop in somebody from support?
    yo get a person on here
    Enough. Person. Now.
    how do i reach a human bein
    may I please be transferred
    i need to tlak to somebody about my refund
    where can I find a real agent`,
  'en-GB': `operator
    a real person please
    Put me through to your manager
    Might I speak with a member of staff, please?
    stop this bot and give me a person
    How do I get in touch with an actual human being
    Hi there, I would rather speak to somebody from your team
    human human human
    i need a represntative
    Your answers are rubbish. Agent.
    Is there a person I could chat with?
    Could I have a word with someone please?
    can somebody human answer me
    no more bots please
    can you fetch a human
    speak to someone real
    I shall need a representative, thank you
    would it be possible to be put through to someone?`,
  de: `Mensch
    Mitarbeiter bitte
    Kann ich mit einem Menschen sprechen?
    ich will mit nem echten menschen reden verdammt
    Verbinden Sie mich bitte mit dem Kundenservice.
    moechte mit jemandem sprechen
    Ich möchte keinen Bot, sondern einen Mitarbeiter
    Gibt es hier einen richtigen Ansprechpartner?
    kann ich mit einem mitarbieter chatten
    AGENT!
    Das hilft mir nicht weiter, bitte leiten Sie mich an einen Kundenberater weiter
    Ich hätte gerne einen Menschen
    holen Sie mir Ihren Vorgesetzten
    ich will jemanden vom Team
    Könnte sich bitte ein Mensch darum kümmern?
    ich möchte bitte weitergeleitet werden
    holt mal einen Kollegen ran
    Ich verlange einen menschlichen Ansprechpartner!
    keine Bots mehr bitte
    wo erreiche ich einen echten Mitarbeiter
    mit jmd sprechen bitte`,
  nl: `mens
    medewerker aub
    Kan ik met een mens praten?
    ik wil een echt persoon spreken
    verbind me door met de klantenservice
    kan ik alsjeblieft iemand spreken
    geef me godverdomme een medewerker
    is er een medewerker beschikbaar?
    Mijn pakket is kwijt en ik wil graag met een medeweker spreken
    geen robot, ik wil een mens
    KLANTENSERVICE
    Zou ik met iemand van jullie mogen chatten?
    Kan iemand van jullie dit overnemen?
    ik wil doorverbonden worden
    geen bots meer aub
    waar kan ik een echte medewerker bereiken
    laat een mens dit afhandelen
    graag een gesprek met een mdewerker`,
  sv: `människa tack
    manniska
    Kan jag få prata med en människa?
    jag vill tala med en riktig person
    koppla mig till kundtjänst
    ge mig en jävla människa
    Finns det någon jag kan prata med?
    vill prata me en handlagare
    Jag vill inte prata med en robot
    Hej, kan ni vara snälla och koppla mig till en medarbetare om min order
    KUNDTJÄNST!
    medarbetare nu
    kan jag få mänsklig hjälp
    Kan en kollega ta över?
    jag vill bli kopplad till någon
    inga fler botar tack
    var når jag en riktig medarbetare
    låt en människa sköta det här
    snälla ge mig en persn`,
  da: `menneske tak
    MEDARBEJDER
    Kan jeg tale med et menneske?
    jeg vil snakke med en rigtig person
    stil mig om til kundeservice
    giv mig en medarbejder for helvede
    Er der nogen jeg kan tale med?
    jeg vil gerne snakke med et mennekse
    jeg gider ikke en robot, jeg vil have et menneske
    Hej, må jeg tale med en fra jeres kundeservice om min ordre?
    jeg har brug for en medarbejder
    faa fat i en agent
    jeg ønsker menneskelig hjælp
    Kan en kollega overtage?
    jeg vil gerne stilles om til nogen
    ikke flere robotter tak
    hvor får jeg fat i en rigtig medarbejder
    lad et menneske klare det
    vær sød at give mig en medarbejdr`,
  no: `menneske takk
    kundebehandler
    Kan jeg snakke med et menneske?
    jeg vil prate med en ekte person
    sett meg over til kundeservice
    gi meg et jævla menneske
    Er det noen jeg kan snakke med?
    jeg vil gjerne snake med en medarbeidr
    jeg vil ikke snakke med en robot
    Hei, kan dere koble meg til en kundebehandler angående ordren min?
    trenger en ansatt nå
    KUNDESERVICE
    jeg trenger menneskelig hjelp
    Kan en kollega ta over?
    jeg vil bli satt over til noen
    ikke flere roboter takk
    hvor får jeg tak i en ekte medarbeider
    la et menneske ta seg av dette
    vær så snill gi meg en persn`,
  fi: `ihminen kiitos
    asiakaspalvelija
    Voinko puhua ihmisen kanssa?
    haluan puhua oikean ihmisen kanssa
    yhdistäkää minut asiakaspalveluun
    anna nyt perkele se ihminen
    onko siellä ketään ihmistä
    haluaisin jutella asiakaspalvelian kanssa
    en halua puhua robotin kanssa
    Hei, saisinko keskustella jonkun kanssa tilauksestani?
    ASIAKASPALVELU
    siirra minut tyontekijalle
    Voisiko kollega ottaa tämän hoitaakseen?
    haluan että minut yhdistetään jollekin
    ei enää botteja kiitos
    mistä tavoitan oikean asiakaspalvelijan
    antakaa ihmisen hoitaa tämä
    haluan puhua asiakaspalvlijan kanssa`,
  'fr-FR': `humain
    un conseiller svp
    Puis-je parler à une vraie personne ?
    je veux parler a quelqu'un
    passez-moi un responsable
    donnez moi un humain putain
    Bonjour, je souhaiterais être mis en relation avec votre service client.
    y a t il un conseiller disponible
    je voudrais parlr à un conseilller
    je ne veux pas parler à un robot
    AGENT
    Ma commande est perdue, j'aimerais discuter avec un de vos employés
    j'ai besoin d'une personne réelle
    y a-t-il quelqu'un ?
    Un collègue pourrait-il prendre le relais ?
    je souhaite être transféré
    plus de robots merci
    où puis-je joindre un vrai conseiller
    laissez un humain s'en occuper
    j'exige de parler à un responsabl
    je voudrais avoir quelqu'un au bout du fil`,
  'fr-CA': `agent svp
    une vraie personne
    J'aimerais parler à un préposé
    je veux clavarder avec quelqu'un
    transférez-moi au service à la clientèle
    passe moi un humain
    Est-ce que je peux jaser avec un employé?
    allo je veux parler a un etre humain
    pas un robot, une personne
    contacter le service client
    un representant maintenant
    je veux parler à du monde
    Un employé pourrait-il prendre la relève?
    transférez-moi SVP à quelqu'un
    assez des robots, un humain
    comment rejoindre un agent
    laissez-moi parler à un humain
    j'ai besoin de jaser à quelqu'un`,
  es: `agente
    humano por favor
    ¿Puedo hablar con una persona?
    quiero hablar con alguien de verdad
    pásame con atención al cliente
    dame un puto humano
    Hola, ¿sería posible comunicarme con un asesor?
    hay algun agente disponible
    quiero hablar con una presona
    no quiero hablar con un robot
    ATENCION AL CLIENTE
    Llevo dos semanas esperando, necesito hablar con un encargado ya
    necesito un humano
    me puede atender una persona
    ¿hay alguien ahí?
    necesito ayuda humana
    ¿Podría un compañero encargarse?
    quiero que me transfieran con alguien
    basta de bots, por favor
    ¿dónde puedo localizar a un agente real?
    que me atienda un humano
    me comunica con una persna`,
  it: `operatore
    umano per favore
    Posso parlare con una persona?
    voglio parlare con qualcuno
    passami un operatore
    datemi un cazzo di umano
    Buongiorno, vorrei essere messa in contatto con il servizio clienti
    c'è un operatore disponibile?
    vorrei parlre con un opertore
    non voglio parlare con un robot
    ASSISTENZA CLIENTI
    Il pacco non arriva, ho bisogno di una persona reale
    mi passi il responsabile
    c'è qualcuno?
    Potrebbe occuparsene un collega?
    voglio essere trasferito a qualcuno
    basta bot per favore
    dove trovo un operatore vero
    fatemi parlare con un umano
    mi passa una perosna`,
  'pt-BR': `atendente
    humano por favor
    Posso falar com uma pessoa?
    quero falar com alguém de verdade
    me transfere para um atendente
    me passa um humano porra
    Olá, gostaria de conversar com um funcionário, por gentileza
    tem algum atendente disponível?
    quero flar com uma pesoa
    não quero falar com robô
    ATENDIMENTO HUMANO
    Meu pedido sumiu e eu preciso falar com o suporte
    falar com atendente
    tem alguém aí?
    preciso de ajuda humana
    Um colega poderia assumir?
    quero ser transferido para alguém
    chega de robô por favor
    onde encontro um atendente de verdade
    deixa eu falar com um humano
    me passa pra uma pesssoa`,
  cz: `člověk
    operátor prosím
    Mohu mluvit s člověkem?
    chci mluvit s zivym clovekem
    přepojte mě na zákaznickou podporu
    dejte mi sakra člověka
    Dobrý den, mohl bych si promluvit s někým z vašeho týmu?
    je tam někdo, s kým můžu mluvit
    chci mluvt s operatrem
    nechci mluvit s robotem
    ZÁKAZNICKÁ PODPORA
    Balík je ztracený a já potřebuji mluvit se zaměstnancem
    spojte mě s vedoucím
    je tam někdo?
    potřebuji lidskou pomoc
    Mohl by to převzít kolega?
    chci být přepojen na někoho
    už žádné roboty prosím
    kde zastihnu skutečného operátora
    ať to řeší člověk
    dejte mi operatoar`,
  ar: `موظف
    إنسان من فضلك
    هل يمكنني التحدث مع شخص؟
    أريد التحدث إلى شخص حقيقي
    حولني إلى خدمة العملاء
    اريد موظف الان
    مرحبا، لو سمحت ممكن أكلم أحد الموظفين
    ابغى اكلم موظف
    عايز اكلم حد
    لا أريد التحدث مع روبوت
    خدمة العملاء
    طلبي متأخر جدا وأحتاج إلى التحدث مع ممثل خدمة العملاء
    وصلني بالمدير
    هل يوجد أحد هنا؟
    احتاج مساعدة بشرية
    هل يمكن لزميل أن يتولى الأمر؟
    أريد تحويلي إلى شخص ما
    كفى روبوتات من فضلك
    أين أجد موظفا حقيقيا
    دعني أتحدث إلى إنسان
    ممكن موظف يرد علي`,
  he: `נציג
    בן אדם בבקשה
    אפשר לדבר עם בן אדם?
    אני רוצה לדבר עם נציג אנושי
    תעבירו אותי לשירות לקוחות
    תנו לי נציג כבר
    שלום, האם אוכל לשוחח עם מישהו מהצוות?
    יש נציג זמין
    רוצה לדבר עם נציגג
    לא רוצה לדבר עם רובוט
    שירות לקוחות
    החבילה שלי אבדה ואני צריכה לדבר עם מישהו
    תחבר אותי למנהל
    יש שם מישהו?
    האם עמית יכול לקחת את זה?
    אני רוצה שיעבירו אותי למישהו
    מספיק עם הבוטים בבקשה
    איפה אני משיג נציג אמיתי
    תן לי לדבר עם בן אדם
    אפשר שנציג יענה לי`,
  ja: `オペレーター
    人間お願いします
    人と話せますか？
    担当者と話したいです
    オペレーターにつないでください
    人間を出せ
    すみません、スタッフの方と直接お話しできますでしょうか。
    有人チャットに切り替えて
    ロボットじゃなくて人と話したい
    担当者に代わって
    カスタマーサポート
    注文が届かないので、誰か人に対応してほしい
    店員さんいますか
    誰か人はいませんか
    他のスタッフに引き継いでもらえますか
    誰かに転送してください
    もうボットはいいです、人を出してください
    本物のオペレーターはどこですか
    人間に対応させてください
    担当のかたと話したい`,
};

const lines = (text: string) => text.split('\n').map((line) => line.trim());

describe('asksForPerson', () => {
  it.each(Object.entries(asked))('hears it in %s', (language, phrasings) => {
    expect(lines(phrasings).filter((text) => !asksForPerson(text, language))).toEqual([]);
    expect(lines(phrasings).filter((text) => !asksForPerson(text.toUpperCase(), language))).toEqual([]);
  });

  it('hears a whole request in another language than the chat speaks, and a noun in English', () => {
    const foreign = [
      'kan ik met een mens praten',
      'quiero hablar con una persona',
      '人と話したい',
      'human please',
    ];
    expect(foreign.map((text) => asksForPerson(text, 'sv'))).toEqual([true, true, true, true]);
  });

  it('reads a message of any length in a moment, and one of none', () => {
    expect(asksForPerson('', 'en-US')).toBe(false);
    expect(asksForPerson('talk to the '.repeat(100_000), 'en-US')).toBe(false);
    expect(asksForPerson(`${'a'.repeat(1_000_000)} human`, 'xx')).toBe(false);
  });
});
