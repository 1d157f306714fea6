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
    snakke med noen`,
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
    Sjefen min vil ha faktura`,
};
