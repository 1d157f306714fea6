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
    I'd like to chat with one of your employees about order 1042`,
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
    Is there a person I could chat with?`,
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
    holen Sie mir Ihren Vorgesetzten`,
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
    Zou ik met iemand van jullie mogen chatten?`,
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
    medarbetare nu`,
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
    faa fat i en agent`,
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
    KUNDESERVICE`,
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
    siirra minut tyontekijalle`,
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
    j'ai besoin d'une personne réelle`,
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
    un representant maintenant`,
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
    necesito un humano`,
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
    mi passi il responsabile`,
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
    falar com atendente`,
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
    spojte mě s vedoucím`,
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
    وصلني بالمدير`,
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
    תחבר אותי למנהל`,
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
    店員さんいますか`,
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
