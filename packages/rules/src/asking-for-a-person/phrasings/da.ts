import type { Phrasings } from './Phrasings';

export const da: Phrasings = {
  asks: `menneske tak
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
    vær sød at give mig en medarbejdr
    må jeg tale med et menneske
    jeg vil gerne have fat i en medarbejder
    kan jeg snakke med nogen
    giv mig et rigtigt menneske
    jeg gider ikke snakke med en robot
    er der en rigtig person
    medarbejder tak
    jeg vil tale med en person nu
    kan en af jeres kolleger hjælpe mig
    jeg ønsker kontakt med en medarbejder
    mennekse tak
    få mig et menneske
    kan jeg blive viderestillet
    kan I sætte mig i kontakt med en person
    jeg skal bruge en rigtig medarbejder
    findes der et menneske jeg kan skrive med
    vil have en person i røret
    kundeservice nu
    et menneske tak
    jeg vil tale med en person
    medarbejder
    stil mig videre
    er der et rigtigt menneske
    jeg gider ikke tale med en robot
    kundeservice tak
    giv mig et menneske
    kan en kollega ringe til mig
    jeg vil snakke med din chef
    ægte person
    jeg vil hellere tale med et menneske
    få fat i en medarbejder
    en rigtig person tak
    kan du stille mig om til en kollega
    må jeg snakke med et rigtigt menneske
    er der en medarbejder jeg kan skrive med?
    medarbejdr tak
    kan nogen ringe til mig
    må jeg tale med chefen
    jeg vil have et menneske ikke en bot
    giv mig en rigtig person
    kan jeg skrive med en kundeservicemedarbejder
    snakke med nogen
    jeg vil tale med nogen
    kan jeg snakke med en medarbejder
    ikke en robot tak
    er der nogen?
    stil mig om til en kollega
    medarbejder pls
    kan i ringe til mig?
    jeg vil gerne have en rigtig person
    må jeg tale med din chef
    hej jeg vil have et menneske
    viderestil mig lige
    jeg er træt af den bot
    jeg har brug for nogen
    chefen tak
    må jeg få en rigtig medarbejder
    jeg vil snakke med en person
    ring lige til mig
    er der et menneske ledigt
    jeg vil gerne i kontakt med en medarbejder
    en rigtig en tak
    jeg vil have et menneske nu
    jeg vil gerne ringes op
    giv mig en person
    kan jeg få lov at tale med nogen?
    et rigtigt menneske tak
    tale med person
    botten hjælper ikke, jeg vil have et menneske
    den bot forstår intet, giv mig et menneske
    er det muligt at tale med et menneske?
    hjælp fra en rigtig person
    lederen tak
    jeg nægter at tale med en maskine
    lad nogen kontakte mig
    jeg har brug for en person
    kan en kollega hjælpe mig?
    sæt mig i kontakt med kundeservice
    er der en person?
    stop, jeg vil have en person
    jeg vil hellere tale med en ansat
    hent en leder
    nogen fra support tak
    jeg kommer ikke videre, en medarbejder tak
    er der en ansvarlig?
    tale med support
    send mig til en medarbejder
    må jeg få nogen i røret?
    en fysisk person tak
    Må jeg tale med en rigtig person?
    stil mig lige igennem til en medarbejder
    Er der nogen hos jer, jeg kan snakke med?
    gider ikke robotten mere, giv mig en af kød og blod
    Kan en af dine kolleger tage over her?
    Jeg vil gerne ringes op af kundeservice
    få fat i din chef tak
    kan jeg chatte med en der ikke er en maskine
    Jeg vil hellere forklare det direkte til en fra teamet
    Det her hjælper ikke, hvem kan jeg få fat i personligt?
    Kunne en af dine kollegaer kigge på det?
    er der slet ikke nogen der kan hjælpe mig?
    det kører i ring, hvem kan svare mig
    jeg vil gerne drøfte det med din chef
    jeg vil hellere forklare det til et menneske
    giv mig et levende væsen
    en med puls tak
    luk en medarbejder ud
    kan nogen fra jer ringe mig op
    en der arbejder hos jer må gerne kigge på det
    hvem kan jeg tale med
    hent en kollega
    jeg vil tage det direkte med en fra butikken
    det fører ingen vegne, kan en af dine kolleger ordne det?
    jeg vil hellere tale med en fra butikken
    er det muligt at en af jer ringer til mig i morgen?
    er der ikke et menneske der kan tage sig af mig
    må jeg snakke med en af jeres ansatte
    ikke flere standardsvar, jeg vil have en med hjerne
    hvem hos jer kan give mig et svar?
    væk et menneske
    jeg vil have at et menneske ser på min sag
    jeg klarer det hellere med din chef
    kan nogen i kundecenteret hjælpe mig med faktura 55
    lad en kollega se på det her
    har I ingen af kød og blod?
    bed din chef ringe til mig i eftermiddag
    jeg vil hellere have med mennesker at gøre`,
  others: `er det sikkert for mennesker
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
    gælder rabatten pr. person
    jeg talte med en medarbejder i går
    hvor mange personer er der plads til?
    skal nogen være hjemme?
    en gave til nogen
    passer den til en person på 180 cm?
    ringer chaufføren til mig først?
    kan en person samle den alene?
    hvor mange personer er dugen til?
    kan en anden person hente den?
    gave til min chef
    hvornår har kundeservice åbent?
    er den egnet til personer med allergi?
    kan jeg give den til nogen?
    Hvor mange personer er bordet til?
    Skal nogen være hjemme ved levering?
    Kan en anden person hente pakken?
    Er kundeservice åben om lørdagen?
    Søger gave til nogen der har alt
    Min chef vil have faktura
    er parykken af menneskehår?
    telt til 4 personer
    medarbejderen fra PostNord kom ikke
    rengøringsmiddel til læder
    taler robotstøvsugeren dansk?
    det er en gave til en særlig person
    kan en anden hente min pakke?
    hvor mange mennesker er der plads til ved bordet?
    min kollega har det samme krus
    hvor høj er personen på billedet?
    ringer chaufføren til mig inden?
    jeg hedder Anna, hvor er min ordre?
    har nogen prøvet denne madras?
    min chef skal bruge en faktura
    kan sofaen holde til en person på 120 kg?
    jeg søger noget til en høj person
    holdets trøje
    realistisk menneskedukke
    har den hemmelige agent en pistol?
    hvor mange mennesker er på billedet?
    skal der være nogen hjemme?
    jeg har talt med min kone, vi vil have den blå
    robotplæneklipper på tilbud
    holdtrøje str L
    chefstol
    skal man være to personer om at samle den?
    talende dukke
    hvilket hold syr puderne?
    service til seks personer
    dørklokke med opkald
    må naboen tage imod den?
    er det ægte læder?
    hvordan kontakter jeg fragtmanden?
    agentkostume til børn
    hjælp til montering
    hvem leverer, GLS eller DAO?
    kan jeg bestille over telefonen?
    kan folk lide produktet?
    det blå service
    skal en person skrive under?
    ægte sølv eller forsølvet?
    hvor mange har bedømt den?
    holdrabat til skoler?
    kan min assistent hente ordren?
    bog om planter og mennesker
    følger der et linseetui med?
    må en med nøddeallergi spise det?
    telefonholder til bord
    personalerabat til lærere?
    hvor mange ansatte har I?
    Tak til den søde dame, der hjalp mig i går
    er tekanden stor nok til fire personer
    jeg skal lige snakke med min kæreste om det først
    Er krusene drejet i hånden af en keramiker?
    buddet stillede pakken hos naboen, må han det?
    Min chef vil have en faktura
    jeg skal drøfte det med min chef
    jeg taler lige med mine kolleger
    en kollega til mig har samme krus, hvad koster det
    har I ansatte i butikken i Odense
    er der personale i butikken om lørdagen
    jeg arbejder i et team på ti
    er dukken hudfarvet
    ring til buddet
    hvem kan hente pakken
    vores team vil have tolv krus
    gave til min kollega
    der er ingen hjemme
    hvor mange personer er der plads til
    min kollega henter pakken
    min chef bad om ti krus
    vi er tyve personer på kontoret
    må en anden hente pakken for mig
    jeg vil give min chef et krus
    jeg aftaler det med min chef
    manden fra posthuset sagde den var væk
    ringer buddet til mig først?
    vores ansatte får et krus til jul
    der var ingen hjemme
    er der nogen der signerer krusene i hånden
    kan en person gøre det alene
    kan folk læse det på afstand
    hvem har designet kruset
    hvem betaler fragten
    ser nogen krusene efter før I sender dem
    i morgen henter en person pakken
    hvem laver glasuren`,
};
