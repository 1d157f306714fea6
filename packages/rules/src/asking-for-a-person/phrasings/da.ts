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
    snakke med nogen`,
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
    Min chef vil have faktura`,
};
