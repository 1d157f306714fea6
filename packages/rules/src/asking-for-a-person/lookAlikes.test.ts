import { expect, it } from 'vitest';
import { asksForPerson } from '.';

/** Nobody is asked for, though the words are the same. */
const meant: Readonly<Record<string, string>> = {
  'en-US': `is the agent of the cleaning product safe
    human hair wig
    I need a human hair wig in brown
    I spoke to a person yesterday, where is my order?
    does this fit a person of 1.80 m?
    How many people fit in the tent?
    I need a cleaning agent for marble
    I do not need to talk to a human, thanks
    do you offer an employee discount
    Does the chair support 120 kg?
    Are you a real person?
    a tall person needs which size
    can you help me with my order`,
  'en-GB': `Is this safe for human consumption?
    My agent already told me that it ships on Monday
    Which personal data do you keep?
    A gift for a person who likes tea
    The delivery person left it at the door
    Does the mattress have lumbar support
    I talked to your staff last week and they promised a refund`,
  de: `Ist das für Menschen unbedenklich?
    Perücke aus Menschenhaar
    Ich habe gestern mit einem Mitarbeiter gesprochen, wo ist meine Bestellung?
    Passt die Jacke einer Person mit 1,80 m?
    Gibt es Mitarbeiterrabatt?
    Für wie viele Personen ist das Zelt?
    Bist du ein Mensch?
    Ich möchte eine Personenwaage kaufen
    Ich will nicht mit einem Menschen sprechen`,
  nl: `Is dit veilig voor mensen?
    pruik van mensenhaar
    Ik heb gisteren een medewerker gesproken, waar is mijn bestelling?
    past dit bij een persoon van 1,80 m
    voor hoeveel personen is de tent
    ben je een mens?
    ik wil een personenweegschaal`,
  sv: `är det säkert för människor
    peruk av människohår
    Jag pratade med en person igår, var är min order?
    passar den en person som är 1,80 m
    hur många personer får plats i tältet
    är du en människa?
    jag vill ha personlig gravyr`,
  da: `er det sikkert for mennesker
    paryk af menneskehår
    Jeg talte med en medarbejder i går, hvor er min ordre?
    passer den til en person på 1,80 m
    hvor mange personer er der plads til i teltet
    er du et menneske?
    jeg vil gerne have personlig gravering`,
  no: `er det trygt for mennesker
    parykk av menneskehår
    Jeg snakket med en medarbeider i går, hvor er ordren min?
    passer den til en person på 1,80 m
    hvor mange personer er det plass til i teltet
    er du et menneske?
    jeg vil ha personlig gravering`,
  fi: `onko tämä turvallinen ihmisille
    peruukki ihmishiuksista
    Puhuin eilen asiakaspalvelijan kanssa, missä tilaukseni on?
    sopiiko tämä 180 cm pitkälle henkilölle
    montako henkilöä telttaan mahtuu
    oletko ihminen?
    haluan henkilökohtaisen kaiverruksen`,
  'fr-FR': `Est-ce sans danger pour l'humain ?
    perruque en cheveux humains
    J'ai parlé à une personne hier, où est ma commande ?
    ça va à une personne de 1,80 m ?
    une tente pour combien de personnes
    es-tu un humain ?
    Je voudrais un agent nettoyant
    quel est le prix par personne`,
  'fr-CA': `agent de conservation dans le savon?
    J'ai parlé avec un agent hier et il m'a dit lundi
    combien de personnes dans la tente
    je veux une gravure personnelle
    est-ce que le dossier offre un bon soutien
    êtes-vous une vraie personne?`,
  es: `¿Es seguro para humanos?
    peluca de pelo humano
    Ayer hablé con una persona, ¿dónde está mi pedido?
    ¿le queda a una persona de 1,80 m?
    para cuántas personas es la tienda de campaña
    ¿eres una persona?
    necesito un agente limpiador
    quiero un grabado personal`,
  it: `È sicuro per gli esseri umani?
    parrucca di capelli umani
    Ieri ho parlato con una persona, dov'è il mio ordine?
    va bene per una persona di 1,80 m?
    per quante persone è la tenda
    sei una persona?
    vorrei un agente pulente
    vorrei una bilancia pesapersone`,
  'pt-BR': `É seguro para humanos?
    peruca de cabelo humano
    Ontem falei com uma pessoa, onde está meu pedido?
    serve em uma pessoa de 1,80 m?
    para quantas pessoas é a barraca
    você é uma pessoa?
    preciso de um agente de limpeza
    quero uma gravação personalizada`,
  cz: `je to bezpečné pro člověka
    paruka z lidských vlasů
    Včera jsem mluvil s operátorem, kde je moje objednávka?
    sedne to osobě 180 cm
    pro kolik osob je stan
    jsi člověk?
    chci osobní váhu`,
  ar: `هل هذا آمن على الإنسان؟
    باروكة شعر بشري
    تحدثت مع موظف أمس، أين طلبي؟
    هل يناسب شخصا طوله 180 سم
    كم شخص تتسع الخيمة
    هل أنت إنسان؟
    أريد ميزان وزن`,
  he: `האם זה בטוח לבני אדם
    פאה משיער אנושי
    דיברתי אתמול עם נציג, איפה ההזמנה שלי?
    האם זה מתאים לאדם בגובה 1.80
    כמה אנשים נכנסים לאוהל
    האם אתה בן אדם?
    אני רוצה חריטה אישית`,
  ja: `人間工学の椅子はありますか
    人毛ウィッグが欲しい
    昨日担当者と話しました。注文はどこですか？
    身長180cmの人に合いますか
    大人用はありますか
    テントは何人用ですか
    人気の商品をお願いします
    2人用をください`,
};

it.each(Object.entries(meant))('takes nothing else for it in %s', (language, phrasings) => {
  const texts = phrasings.split('\n').map((line) => line.trim());
  expect(texts.filter((text) => asksForPerson(text, language))).toEqual([]);
});
