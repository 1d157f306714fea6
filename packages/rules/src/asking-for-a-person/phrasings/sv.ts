import type { Phrasings } from './Phrasings';

export const sv: Phrasings = {
  asks: `människa tack
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
    snälla ge mig en persn
    kan jag få prata med en människa
    jag vill prata med någon
    ge mig en riktig människa
    finns det någon riktig person
    jag vill inte prata med en bot
    personal tack
    kan en medarbetare hjälpa mig
    jag önskar kontakt med en handläggare
    får jag tala med chefen
    manniska tack
    jag behöver en mänsklig agent
    snälla koppla mig vidare
    medarbetare
    jag behöver komma i kontakt med er personal
    kan ni låta en människa svara
    vill ha en riktig person tack
    hur når jag en medarbetare
    kundtjänst nu
    en människa tack
    jag vill prata med en person
    kan jag få prata med någon
    koppla mig vidare
    finns det någon riktig människa
    jag orkar inte med en bot
    kundtjänst tack
    ge mig en människa
    kan någon ringa mig
    jag vill tala med chefen
    mänsklig hjälp
    jag vill hellre prata med en människa
    få tag på en anställd
    en riktig person tack
    kan du koppla mig till en kollega
    kan jag få snacka med en riktig människa
    jag vill prata med nån som jobbar där
    finns det nån person jag kan chatta med?
    jag vill inte prata med en robot
    får jag prata med chefen
    vill ha kontakt med en medarbetare
    ge mig en riktig person
    hjälp från en människa, inte en bot
    kan jag få prata med en handläggare
    ingen robot tack
    är det någon där?
    koppla mig till en kollega
    medarbetare pls
    kan ni ringa mig?
    jag vill ha en riktig person
    får jag prata med din chef
    hej jag vill ha en människa
    koppla mig vidare tack
    jag är trött på botten
    jag behöver någon
    chefen tack
    får jag en riktig medarbetare
    ring mig gärna
    finns det en människa ledig
    jag vill ha kontakt med en medarbetare
    en riktig tack
    jag vill ha en människa nu
    jag vill bli uppringd
    ge mig en person
    kan jag få tala med någon?
    en riktig människa tack
    prata med person
    botten hjälper inte, jag vill ha en människa
    boten förstår inget, ge mig en människa
    är det möjligt att prata med en människa?
    hjälp av en riktig person
    ansvarig tack
    jag vägrar prata med en maskin
    låt någon kontakta mig
    jag behöver en person
    kan en kollega hjälpa mig?
    sätt mig i kontakt med kundtjänst
    finns det en person?
    stopp, jag vill ha en person
    jag pratar hellre med en anställd
    hämta en chef
    någon från support tack
    jag kommer inte vidare, en medarbetare tack
    finns det någon ansvarig?
    prata med support
    skicka mig till en medarbetare
    får jag någon på tråden?
    en fysisk person tack
    Får jag prata med en riktig person?
    koppla mig till kundtjänst tack
    Finns det någon hos er jag kan tala med?
    orkar inte med roboten, vill ha nån av kött och blod
    Kan en av dina kollegor ta över?
    Jag vill bli uppringd av en handläggare
    hämta din chef
    kan jag chatta med någon som inte är en maskin
    Jag skulle hellre ta det här direkt med någon i ert team
    det här leder ingenstans, släpp fram nån anställd
    Kan någon av dina kollegor titta på det?
    finns det verkligen ingen som kan hjälpa mig?
    vi går i cirklar, vem kan svara mig
    jag vill diskutera det med din chef
    jag vill hellre förklara det för en människa
    ge mig en levande varelse
    nån med puls tack
    släpp ut en anställd
    kan någon hos er ringa upp mig
    någon som jobbar där kan väl titta på det
    vem kan jag prata med
    hämta en kollega
    jag vill bli uppringd av någon från butiken
    det här leder ingenvart, kan en av dina kollegor ordna det?
    jag pratar hellre med någon från butiken
    är det möjligt att någon av er ringer mig i morgon?
    finns det ingen människa som kan ta hand om mig
    får jag snacka med en av era anställda
    inga fler standardsvar, jag vill ha nån med hjärna
    vem hos er kan ge mig ett svar?
    väck en människa
    jag vill att en människa tittar på mitt ärende
    jag tar det hellre med din chef
    kan någon på kundservice hjälpa mig med faktura 55
    låt en kollega titta på det här
    har ni ingen av kött och blod?
    be din chef ringa mig i eftermiddag
    jag har hellre med människor att göra`,
  others: `är det säkert för människor
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
    fler personer?
    jag pratade med en människa igår
    hur många personer rymmer den?
    måste någon vara hemma?
    present till någon
    passar den en person på 180 cm?
    ringer chauffören mig först?
    kan en person montera den själv?
    hur många personer är duken för?
    kan en annan person hämta den?
    present till min chef
    när har kundtjänst öppet?
    passar den personer med allergi?
    kan jag ge den till någon?
    Hur många personer får plats i soffan?
    Måste någon vara hemma vid leverans?
    Personalen var jättetrevlig igår, tack
    Kan en annan person hämta mitt paket?
    Hur många jobbar hos er?
    Det är en present till en äldre person
    Är kundtjänst öppen på lördagar?
    Söker present till någon som har allt
    Min chef vill ha faktura
    Måste någon skriva under?
    är peruken av människohår?
    tält för 4 personer
    personen från PostNord kom inte
    rengöringsmedel för läder
    pratar robotdammsugaren svenska?
    det är en present till någon speciell
    kan någon annan hämta mitt paket?
    hur många människor får plats vid bordet?
    min kollega har samma mugg
    hur lång är personen på bilden?
    ringer chauffören mig innan?
    jag heter Anna, var är min order?
    har någon provat den här madrassen?
    min chef behöver en faktura
    håller soffan för en person på 120 kg?
    jag söker något till någon lång
    lagets tröja
    realistisk människodocka
    har den hemliga agenten en pistol?
    hur många människor är på bilden?
    jag har pratat med min fru, vi vill ha den blå
    robotgräsklippare på rea
    lagtröja L
    chefsstol
    krävs två personer för att montera?
    talande docka
    vilket lag syr kuddarna?
    servis för sex personer
    dörrklocka med samtal
    kan grannen ta emot det?
    är det äkta läder?
    hur kontaktar jag budet?
    agentkostym för barn
    hjälp med montering
    vem levererar, DHL eller Postnord?
    kan jag beställa per telefon?
    gillar folk produkten?
    den blå servisen
    måste en person skriva under?
    äkta silver eller försilvrat?
    hur många har betygsatt den?
    lagrabatt för skolor?
    kan min assistent hämta ordern?
    bok om växter och människor
    ingår linsetui?
    får någon med nötallergi äta det?
    telefonhållare för bord
    personalrabatt för lärare?
    hur många anställda har ni
    Tack till tjejen som hjälpte mig igår!
    räcker tekannan till fyra personer?
    ska prata med min sambo först
    Är muggarna drejade för hand av en keramiker?
    budet lämnade paketet hos grannen, får de göra så
    Min chef vill ha en faktura
    jag måste diskutera det med min chef
    jag pratar med mina kollegor först
    en kollega till mig har samma mugg
    har ni personal i butiken i Malmö
    finns det säljare i butiken på lördagar
    jag jobbar i ett team på tio
    är dockan hudfärgad
    ring budet
    vem kan hämta paketet
    vårt team vill ha tolv muggar
    present till min kollega
    det är ingen hemma
    hur många personer får plats
    min kollega hämtar paketet
    min chef bad om tio muggar
    vi är tjugo personer på kontoret
    får någon annan hämta paketet åt mig
    jag vill ge min chef en mugg
    jag gör upp det med min chef
    mannen på posten sa att det var borta
    ringer budet mig först?
    våra anställda får en mugg i julklapp
    det var ingen hemma
    är det någon som signerar muggarna för hand
    kan en person göra det ensam
    kan folk läsa det på avstånd
    vem har designat muggen
    vem betalar frakten
    tittar någon på muggarna innan ni skickar dem
    i morgon hämtar en person paketet
    vem gör glasyren`,
};
