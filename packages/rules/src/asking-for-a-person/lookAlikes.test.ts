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
    can you help me with my order
    are these gloves for humans?
    is the staff discount still valid?
    I bought this from a real person on the market
    do you sell human anatomy models
    Is someone allergic to nuts able to eat this?
    the agent at the store said it was waterproof
    My manager wants ten of these mugs
    what does customer service cost for assembly?
    Can two people use it at once?
    which support rod comes with the tent
    I want the Personal Assistant book
    how do I return a gift someone gave me
    is it made by real people
    what size for a person of 5 foot 2
    I want the agent orange t-shirt
    does anyone else have this in green
    Someone stole my package
    my boss ordered it, can she return it?
    more people?
    no more than two people`,
  'en-GB': `Is this safe for human consumption?
    My agent already told me that it ships on Monday
    Which personal data do you keep?
    A gift for a person who likes tea
    The delivery person left it at the door
    Does the mattress have lumbar support
    I talked to your staff last week and they promised a refund
    Is it dishwasher safe for staff kitchens?
    do operators need gloves with this drill
    the manager's desk in oak, is it in stock
    Are your people trees real wood?
    I need a gift for someone special
    Do your reps ever visit schools?
    who designed the human figure lamp
    do staff get free delivery
    a person-shaped cushion
    anyone know if it shrinks?
    My colleague has the same mug`,
  de: `Ist das für Menschen unbedenklich?
    Perücke aus Menschenhaar
    Ich habe gestern mit einem Mitarbeiter gesprochen, wo ist meine Bestellung?
    Passt die Jacke einer Person mit 1,80 m?
    Gibt es Mitarbeiterrabatt?
    Für wie viele Personen ist das Zelt?
    Bist du ein Mensch?
    Ich möchte eine Personenwaage kaufen
    Ich will nicht mit einem Menschen sprechen
    Sind diese Handschuhe für Menschen?
    Ich suche ein Geschenk für jemanden
    Wie viele Mitarbeiter haben Sie?
    Brauche ich eine zweite Person für den Aufbau?
    Ist die Matratze für schwere Menschen geeignet?
    Der Verkäufer hat gesagt, es sei wasserdicht
    Ich möchte ein Buch über den menschlichen Körper
    Gilt der Rabatt pro Person?
    Jemand hat mein Paket gestohlen
    Kann mein Kollege es auch zurückgeben?
    Welche Größe für eine Person mit 1,60 m
    Wird das von Menschen hergestellt?
    mehr Personen?
    Kann mein Paket weitergeleitet werden?`,
  nl: `Is dit veilig voor mensen?
    pruik van mensenhaar
    Ik heb gisteren een medewerker gesproken, waar is mijn bestelling?
    past dit bij een persoon van 1,80 m
    voor hoeveel personen is de tent
    ben je een mens?
    ik wil een personenweegschaal
    zijn deze handschoenen voor mensen?
    ik zoek een cadeau voor iemand
    hoeveel medewerkers hebben jullie
    is het matras geschikt voor zware mensen
    de medewerker zei dat het waterdicht is
    geldt de korting per persoon
    iemand heeft mijn pakket gestolen
    kan mijn collega het ook terugsturen
    welke maat voor een persoon van 1,60
    meer personen?`,
  sv: `är det säkert för människor
    peruk av människohår
    Jag pratade med en person igår, var är min order?
    passar den en person som är 1,80 m
    hur många personer får plats i tältet
    är du en människa?
    jag vill ha personlig gravyr
    är handskarna för människor?
    jag söker en present till någon
    hur många medarbetare har ni
    gäller rabatten per person
    personen i butiken sa att den är vattentät
    passar sängen en tung person
    någon har stulit mitt paket
    kan min kollega också returnera den
    vilken storlek för en person på 1,60
    fler personer?`,
  da: `er det sikkert for mennesker
    paryk af menneskehår
    Jeg talte med en medarbejder i går, hvor er min ordre?
    passer den til en person på 1,80 m
    hvor mange personer er der plads til i teltet
    er du et menneske?
    jeg vil gerne have personlig gravering
    er handskerne til mennesker?
    jeg leder efter en gave til nogen
    hvor mange medarbejdere har I
    gælder rabatten pr. person
    medarbejderen i butikken sagde at den er vandtæt
    nogen har stjålet min pakke
    kan min kollega også returnere den
    hvilken størrelse til en person på 1,60
    flere personer?
    gælder rabatten pr. person`,
  no: `er det trygt for mennesker
    parykk av menneskehår
    Jeg snakket med en medarbeider i går, hvor er ordren min?
    passer den til en person på 1,80 m
    hvor mange personer er det plass til i teltet
    er du et menneske?
    jeg vil ha personlig gravering
    er hanskene for mennesker?
    jeg leter etter en gave til noen
    hvor mange ansatte har dere
    gjelder rabatten per person
    den ansatte i butikken sa at den er vanntett
    noen har stjålet pakken min
    kan kollegaen min også returnere den
    hvilken størrelse for en person på 1,60
    flere personer?`,
  fi: `onko tämä turvallinen ihmisille
    peruukki ihmishiuksista
    Puhuin eilen asiakaspalvelijan kanssa, missä tilaukseni on?
    sopiiko tämä 180 cm pitkälle henkilölle
    montako henkilöä telttaan mahtuu
    oletko ihminen?
    haluan henkilökohtaisen kaiverruksen
    ovatko nämä käsineet ihmisille?
    etsin lahjaa jollekin
    montako työntekijää teillä on
    onko alennus henkilöä kohden
    myyjä sanoi että se on vedenpitävä
    joku varasti pakettini
    voiko kollegani myös palauttaa sen
    mikä koko 160 cm pitkälle henkilölle
    enemmän ihmisiä?`,
  'fr-FR': `Est-ce sans danger pour l'humain ?
    perruque en cheveux humains
    J'ai parlé à une personne hier, où est ma commande ?
    ça va à une personne de 1,80 m ?
    une tente pour combien de personnes
    es-tu un humain ?
    Je voudrais un agent nettoyant
    quel est le prix par personne
    ces gants sont-ils pour les humains ?
    je cherche un cadeau pour quelqu'un
    combien d'employés avez-vous
    la remise est-elle par personne
    le conseiller du magasin m'a dit que c'était étanche
    faut-il deux personnes pour le montage
    je voudrais un livre sur le corps humain
    quelqu'un a volé mon colis
    mon collègue peut-il aussi le retourner
    quelle taille pour une personne de 1,60 m
    plus de personnes ?`,
  'fr-CA': `agent de conservation dans le savon?
    J'ai parlé avec un agent hier et il m'a dit lundi
    combien de personnes dans la tente
    je veux une gravure personnelle
    est-ce que le dossier offre un bon soutien
    êtes-vous une vraie personne?
    est-ce que c'est pour les humains ou les animaux?
    un cadeau pour quelqu'un de spécial
    l'agent de sécurité a pris mon colis
    le service à la clientèle est ouvert le dimanche?
    quelqu'un a pris mon paquet
    mon patron a commandé la tasse
    livrez-vous partout dans le monde`,
  es: `¿Es seguro para humanos?
    peluca de pelo humano
    Ayer hablé con una persona, ¿dónde está mi pedido?
    ¿le queda a una persona de 1,80 m?
    para cuántas personas es la tienda de campaña
    ¿eres una persona?
    necesito un agente limpiador
    quiero un grabado personal
    ¿estos guantes son para humanos?
    busco un regalo para alguien
    ¿cuántos empleados tienen?
    el agente de la tienda dijo que era impermeable
    el descuento es por persona
    quiero un libro del cuerpo humano
    alguien robó mi paquete
    ¿puede mi compañero devolverlo también?
    ¿qué talla para una persona de 1,60?`,
  it: `È sicuro per gli esseri umani?
    parrucca di capelli umani
    Ieri ho parlato con una persona, dov'è il mio ordine?
    va bene per una persona di 1,80 m?
    per quante persone è la tenda
    sei una persona?
    vorrei un agente pulente
    vorrei una bilancia pesapersone
    questi guanti sono per umani?
    cerco un regalo per qualcuno
    quanti dipendenti avete
    lo sconto è a persona
    il responsabile del negozio ha detto che è impermeabile
    vorrei un libro sul corpo umano
    qualcuno ha rubato il mio pacco
    può restituirlo anche il mio collega
    che taglia per una persona di 1,60`,
  'pt-BR': `É seguro para humanos?
    peruca de cabelo humano
    Ontem falei com uma pessoa, onde está meu pedido?
    serve em uma pessoa de 1,80 m?
    para quantas pessoas é a barraca
    você é uma pessoa?
    preciso de um agente de limpeza
    quero uma gravação personalizada
    essas luvas são para humanos?
    procuro um presente para alguém
    quantos funcionários vocês têm
    o desconto é por pessoa
    o atendente da loja disse que é impermeável
    quero um livro do corpo humano
    alguém roubou meu pacote
    meu colega também pode devolver?
    qual tamanho para uma pessoa de 1,60`,
  cz: `je to bezpečné pro člověka
    paruka z lidských vlasů
    Včera jsem mluvil s operátorem, kde je moje objednávka?
    sedne to osobě 180 cm
    pro kolik osob je stan
    jsi člověk?
    chci osobní váhu
    jsou ty rukavice pro lidi?
    hledám dárek pro někoho
    kolik máte zaměstnanců
    platí sleva na osobu
    zaměstnanec v obchodě říkal že je to nepromokavé
    někdo mi ukradl balík
    může to vrátit i můj kolega
    jaká velikost pro osobu 160 cm`,
  ar: `هل هذا آمن على الإنسان؟
    باروكة شعر بشري
    تحدثت مع موظف أمس، أين طلبي؟
    هل يناسب شخصا طوله 180 سم
    كم شخص تتسع الخيمة
    هل أنت إنسان؟
    أريد ميزان وزن
    هل هذه القفازات للبشر؟
    أبحث عن هدية لشخص عزيز
    كم موظفا لديكم
    هل الخصم لكل شخص
    الموظف في المتجر قال إنها مقاومة للماء
    شخص ما سرق طردي
    هل يمكن لزميلي إرجاعه أيضا
    ما المقاس لشخص طوله 160 سم`,
  he: `האם זה בטוח לבני אדם
    פאה משיער אנושי
    דיברתי אתמול עם נציג, איפה ההזמנה שלי?
    האם זה מתאים לאדם בגובה 1.80
    כמה אנשים נכנסים לאוהל
    האם אתה בן אדם?
    אני רוצה חריטה אישית
    האם הכפפות האלה לבני אדם?
    אני מחפש מתנה למישהו
    כמה עובדים יש לכם
    האם ההנחה לאדם
    הנציג בחנות אמר שזה עמיד במים
    מישהו גנב את החבילה שלי
    האם הקולגה שלי יכול להחזיר גם
    איזו מידה לאדם בגובה 1.60`,
  ja: `人間工学の椅子はありますか
    人毛ウィッグが欲しい
    昨日担当者と話しました。注文はどこですか？
    身長180cmの人に合いますか
    大人用はありますか
    テントは何人用ですか
    人気の商品をお願いします
    2人用をください
    この手袋は人間用ですか
    誰かへのプレゼントを探しています
    スタッフは何人いますか
    割引は一人あたりですか
    お店の人が防水だと言っていました
    人体の模型はありますか
    一人で組み立てられますか
    誰かに荷物を盗まれました
    同僚も返品できますか
    身長160cmの人にはどのサイズですか`,
};

it.each(Object.entries(meant))('takes nothing else for it in %s', (language, phrasings) => {
  const texts = phrasings.split('\n').map((line) => line.trim());
  expect(texts.filter((text) => asksForPerson(text, language))).toEqual([]);
});
