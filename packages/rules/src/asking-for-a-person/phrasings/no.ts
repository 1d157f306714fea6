import type { Phrasings } from './Phrasings';

export const no: Phrasings = {
  asks: `menneske takk
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
    vær så snill gi meg en persn
    kan jeg få snakke med et menneske
    jeg vil snakke med noen
    gi meg en ekte person
    finnes det en ekte person her
    kundebehandler takk
    jeg ønsker å snakke med en ansatt
    kan en medarbeider hjelpe meg
    få snakke med sjefen
    mennekse takk
    jeg trenger et menneske
    koble meg til en person
    kan jeg bli satt over
    kan dere la et menneske svare meg
    hvordan får jeg tak i en kundebehandler
    vil ha en ekte person
    jeg må snakke med en ansatt nå
    kundeservice nå
    et menneske takk
    jeg vil snakke med en person
    medarbeider
    kan jeg snakke med noen
    sett meg over til en kundebehandler
    finnes det ekte mennesker her
    jeg gidder ikke snakke med en robot
    kundeservice takk
    gi meg et menneske
    kan noen ringe meg
    jeg vil snakke med sjefen
    menneskelig hjelp
    jeg vil heller snakke med et menneske
    få tak i en ansatt
    en ekte person takk
    kan du sette meg over til en kollega
    kan jeg få prate med et ordentlig menneske
    er det noen ekte folk her?
    jeg vil snakke med en ansatt
    vil ha en medarbeidr
    jeg vil ha et menneske ikke en robot
    kan jeg chatte med en kundebehandler
    snakke med noen
    kan jeg få snakke med en medarbeider
    ikke en robot takk
    er det noen der?
    sett meg over til en kollega
    kundebehandler pls
    kan dere ringe meg?
    jeg vil ha en ekte person
    får jeg snakke med sjefen din
    hei jeg vil ha et menneske
    sett meg videre takk
    jeg er lei av boten
    jeg trenger noen
    sjefen takk
    kan jeg få en ekte medarbeider
    ring meg gjerne
    finnes det et menneske ledig
    jeg vil gjerne ha kontakt med en medarbeider
    en ekte en takk
    jeg vil ha et menneske nå
    jeg vil bli oppringt
    gi meg en person
    kan jeg få snakke med noen?
    et ekte menneske takk
    snakke med person
    boten hjelper ikke, jeg vil ha et menneske
    boten forstår ingenting, gi meg et menneske
    er det mulig å snakke med et menneske?
    hjelp fra en ekte person
    lederen takk
    jeg nekter å snakke med en maskin
    la noen kontakte meg
    jeg trenger en person
    kan en kollega hjelpe meg?
    sett meg i kontakt med kundeservice
    finnes det en person?
    stopp, jeg vil ha en person
    jeg snakker heller med en ansatt
    hent en leder
    noen fra support takk
    jeg kommer ikke videre, en medarbeider takk
    finnes det noen ansvarlig?
    snakke med support
    send meg til en medarbeider
    kan jeg få noen på tråden?
    en fysisk person takk
    Kan jeg få snakke med en ordentlig person?
    Er det noen der som kan hjelpe meg personlig?
    orker ikke roboten, gi meg noen av kjøtt og blod
    Kan en kollega av deg overta samtalen?
    Jeg ønsker å bli oppringt av en ansatt
    vil prate med sjefen din
    få en saksbehandler på tråden er du snill
    Jeg vil heller ta dette direkte med en av dere som jobber der
    kan du hente noen? dette går bare i ring
    Kan en av kollegene dine se på det?
    er det ingen der som kan hjelpe meg?
    dette går i sirkel, hvem kan svare meg
    jeg vil diskutere det med sjefen din
    jeg vil heller forklare det til et menneske
    gi meg et levende vesen
    en med puls takk
    slipp ut en ansatt
    kan noen fra dere ringe meg opp
    en som jobber hos dere kan vel se på dette
    hvem kan jeg snakke med
    hent en kollega
    kan du hente noen
    dette fører ingen vei, kan en av kollegene dine ordne det?
    jeg vil heller prate med en fra butikken
    er det mulig at en av dere ringer meg i morgen?
    er det ikke et menneske som kan ta seg av meg
    får jeg snakke med en av de ansatte
    ikke flere standardsvar, jeg vil ha en med hjerne
    hvem hos dere kan gi meg et svar?
    vekk et menneske
    jeg vil at et menneske ser på saken min
    jeg tar det heller med sjefen din
    la en kollega se på dette
    har dere ingen av kjøtt og blod?
    be sjefen din ringe meg i ettermiddag
    jeg vil heller ha med mennesker å gjøre`,
  others: `er det trygt for mennesker
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
    flere personer?
    jeg snakket med et menneske i går
    hvor mange personer er det plass til?
    må noen være hjemme?
    gave til noen
    ringer sjåføren meg først?
    kan en person montere den alene?
    hvor mange personer er duken til?
    kan en annen person hente den?
    gave til sjefen min
    når er kundeservice åpen?
    passer den for personer med allergi?
    kan jeg gi den til noen?
    Hvor mange personer er bordet til?
    Må noen være hjemme ved levering?
    Kan en annen person hente pakken min?
    Er kundeservice åpen på lørdager?
    Søker gave til noen som har alt
    Sjefen min vil ha faktura
    er parykken av menneskehår?
    telt for 4 personer
    medarbeideren fra Posten kom ikke
    rengjøringsmiddel for skinn
    snakker robotstøvsugeren norsk?
    det er en gave til en spesiell person
    kan noen andre hente pakken min?
    hvor mange mennesker er det plass til rundt bordet?
    kollegaen min har samme krus
    hvor høy er personen på bildet?
    ringer sjåføren meg før?
    jeg heter Anna, hvor er ordren min?
    har noen prøvd denne madrassen?
    sjefen min trenger en faktura
    tåler sofaen en person på 120 kg?
    jeg ser etter noe til noen som er høy
    lagets trøye
    realistisk menneskedukke
    har den hemmelige agenten en pistol?
    hvor mange mennesker er på bildet?
    jeg har snakket med kona, vi vil ha den blå
    robotgressklipper på salg
    lagdrakt L
    sjefsstol
    må man være to personer for å montere?
    snakkende dukke
    hvilket lag syr putene?
    servise til seks personer
    dørklokke med anrop
    kan naboen ta imot den?
    er det ekte skinn?
    hvordan kontakter jeg budet?
    agentkostyme til barn
    hjelp til montering
    hvem leverer, Bring eller DHL?
    kan jeg bestille på telefon?
    liker folk produktet?
    det blå serviset
    må en person signere?
    ekte sølv eller forsølvet?
    hvor mange har vurdert den?
    lagrabatt for skoler?
    kan assistenten min hente ordren?
    bok om planter og mennesker
    følger det med linseetui?
    kan noen med nøtteallergi spise det?
    telefonholder til bord
    personalrabatt for lærere?
    hvor mange jobber hos dere?
    Takk til han som hjalp meg i går, veldig hyggelig fyr
    holder tekannen til seks personer?
    må prate med samboeren min før jeg bestemmer meg
    Er koppene laget for hånd av en keramiker?
    har dere ansatte i Bergen
    jeg må drøfte det med sjefen min
    jeg snakker med kollegaene mine først
    en kollega av meg har samme kopp
    har dere ansatte i butikken i Oslo
    er det betjening i butikken på lørdager
    jeg jobber i et team på ti
    er dukken hudfarget
    ring budet
    hvem kan hente pakken
    teamet vårt vil ha tolv kopper
    gave til kollegaen min
    det er ingen hjemme
    kan dere hente pakken hos meg
    kollegaen min henter pakken
    sjefen min ba om ti kopper
    vi er tjue personer på kontoret
    kan en annen hente pakken for meg
    jeg vil gi sjefen min en kopp
    jeg avtaler det med sjefen min
    mannen på posten sa den var borte
    ringer budet meg først?
    de ansatte våre får en kopp til jul
    det var ingen hjemme
    er det noen som signerer koppene for hånd
    kan en person gjøre det alene
    kan folk lese det på avstand
    hvem har designet koppen
    hvem betaler frakten
    ser noen over koppene før dere sender dem
    i morgen henter en person pakken`,
};
