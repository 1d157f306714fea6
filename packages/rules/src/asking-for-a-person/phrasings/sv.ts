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
    hjälp från en människa, inte en bot`,
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
    Måste någon skriva under?`,
};
