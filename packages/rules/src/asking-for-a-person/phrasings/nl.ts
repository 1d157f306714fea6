import type { Phrasings } from './Phrasings';

export const nl: Phrasings = {
  asks: `mens
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
    graag een gesprek met een mdewerker
    mag ik een mens aan de lijn
    ik wil iemand spreken
    verbind me door met een medewerker
    kan ik met een echt persoon chatten
    geef me gewoon een mens
    ik wil geen bot
    klantenservice graag
    ik zou graag iemand van jullie team spreken
    kunt u mij doorverbinden
    ik wil een menselijke medewerker
    ik heb een echt mens nodig
    medwerker aub
    mag ik uw leidinggevende spreken
    liever een mens
    kan een collega van je hiernaar kijken
    ik wil met een levend persoon praten
    mag ik een medewerker
    laat iemand mij bellen
    hoe bereik ik een echte medewerker
    mens!!
    mens aub
    medewerker
    verbind me door
    kan ik iemand spreken
    is er een echt mens
    geef me een medewerker
    kan een collega mij terugbellen
    mag ik de manager spreken
    ik wil met iemand praten
    zet een mens erop
    ik wil liever een mens
    kunt u mij doorverbinden met een collega
    echte medewerker graag
    ik wil iemand aan de lijn
    zit er ook iemand van vlees en bloed?
    kunt u mij een collega geven
    kan ik een echt iemand spreken
    doe mij maar een medewerker
    ik wil geen bot, geef me een mens
    is er iemand die ik kan bellen of spreken?
    medewreker aub
    mag ik een collega van jou spreken
    mens alsjeblieft
    ik wil graag teruggebeld worden door iemand
    graag een medewerker aan de lijn
    kan er een mens meekijken
    praat ik hier met een echt iemand? ik wil een mens
    kan ik een medewerker spreken
    geen robot graag
    is daar iemand?
    verbind me door met een collega
    medewerker pls
    kunnen jullie mij terugbellen?
    ik wil een echt persoon
    mag ik je leidinggevende
    hoi ik wil een mens
    verbind me ff door
    ik ben klaar met die bot
    ik heb iemand nodig
    kan iemand me bellen
    manager graag
    mag ik een echte medewerker
    ik wil met een persoon praten
    bel me even terug
    is er een mens beschikbaar
    ik wil graag contact met een medewerker
    een echt iemand aub
    klantenservice aub
    ik wil nu een mens
    ik wil graag teruggebeld worden
    geef me een persoon
    krijg ik nog iemand te spreken?
    een echt mens graag
    praten met persoon
    de bot helpt niet, ik wil een mens
    deze bot snapt niks, geef me een mens
    is het mogelijk met een mens te praten?
    hulp van een echt persoon
    de manager aub
    ik weiger met een machine te praten
    laat iemand contact met mij opnemen
    ik heb een persoon nodig
    kan een collega mij helpen?
    breng me in contact met de klantenservice
    is er een persoon?
    stop, ik wil een persoon
    ik praat liever met een werknemer
    haal de manager erbij
    iemand van support graag
    ik kom niet verder, een medewerker graag
    is er een leidinggevende?
    praten met support
    stuur me naar een medewerker
    mag ik iemand aan de lijn?
    een fysiek persoon aub
    Kan ik iemand van jullie spreken?
    verbind me even door met een medewerker
    Ik wil gewoon een echt persoon aan de lijn
    Zou een collega dit van u kunnen overnemen?
    geen zin in zo'n robot, geef me iemand van vlees en bloed
    kan iemand mij terugbellen aub
    Laat me met je leidinggevende praten
    Is er iemand van de klantenservice die even met me mee kan kijken?
    dit schiet niet op, ik wil een levend wezen
    Ik leg het liever persoonlijk uit aan iemand van het team
    Kan een van je collega's het overnemen?
    is er dan niemand die me kan helpen?
    we draaien in kringetjes rond, wie kan mij antwoord geven
    ik wil dit met je baas bespreken
    ik leg dit liever uit aan een mens
    iemand met een hartslag graag
    laat een medewerker los
    ik wil teruggebeld worden door iemand van jullie
    kan iemand die daar werkt hiernaar kijken
    met wie kan ik praten
    roep je manager er eens bij
    ik bespreek dit liever met een collega van u
    zou iemand uit jullie team mij kunnen bellen
    dit leidt nergens toe, kan een van uw collega's dit oppakken?
    ik bespreek het liever met iemand van de winkel
    zou iemand van u mij morgen kunnen bellen?
    mag ik met een van jullie werknemers kletsen
    geen standaardantwoorden meer, ik wil iemand met hersens
    wie bij jullie kan mij echt antwoord geven?
    maak een mens wakker
    ik wil dat een mens naar mijn zaak kijkt
    ik regel dit liever met je chef
    kan iemand bij de klantenservice mij terugbellen over factuur 55
    laat een collega hier eens naar kijken
    hebben jullie niemand van vlees en bloed?
    laat je baas me vanmiddag bellen
    ik heb liever met mensen te maken`,
  others: `Is dit veilig voor mensen?
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
    meer personen?
    gisteren heb ik met een medewerker gesproken
    voor hoeveel personen is het?
    moet er iemand thuis zijn?
    een cadeau voor iemand
    past dit een persoon van 1,80?
    belt de bezorger mij van tevoren?
    kan één persoon het monteren?
    iemand heeft mijn pakket geopend
    voor hoeveel personen is het kleed?
    kan iemand anders het aannemen?
    cadeau voor mijn baas
    wanneer is de klantenservice open?
    word ik gebeld voor de levering?
    is het geschikt voor mensen met een allergie?
    kan ik het aan iemand cadeau doen?
    Voor hoeveel personen is de tafel?
    Moet er iemand thuis zijn bij de bezorging?
    De medewerker van gisteren was top, bedankt
    Kan iemand anders mijn pakket ophalen?
    Hoeveel mensen werken er bij jullie?
    Welk schoonmaakmiddel raadt jullie personeel aan?
    Is de klantenservice op zaterdag open?
    Ik zoek een cadeau voor iemand die alles al heeft
    Kun je met de robot praten?
    Mijn collega wil een factuur
    Moet iemand tekenen?
    Een echt leren tas voor mensen met rugpijn
    is de pruik van mensenhaar?
    tent voor 4 personen
    de medewerker van PostNL was er niet
    een reinigingsmiddel voor leer
    praat de robotstofzuiger Nederlands?
    het is een cadeau voor iemand speciaal
    hoeveel mensen passen aan de tafel?
    mijn collega heeft dezelfde mok
    hoe lang is de persoon op de foto?
    ik heet Anna, waar is mijn bestelling?
    heeft iemand dit matras getest?
    mijn baas wil een factuur
    houdt de bank een persoon van 120 kg?
    ik zoek iets voor iemand die lang is
    shirt van het team
    realistische menselijke pop
    heeft de geheim agent een pistool?
    hoeveel mensen staan op de foto?
    ik heb met mijn vrouw gesproken, we willen blauw
    robotmaaier in de aanbieding
    shirt van het team maat L
    bureaustoel voor de baas
    zijn er twee personen nodig om het op te bouwen?
    pratende pop
    welk team naait de kussens?
    servies voor zes personen
    deurbel met belfunctie
    mag de buurman het aannemen?
    is het echt leer?
    hoe bereik ik de bezorger?
    agentenpak voor kinderen
    hulp bij montage
    wie bezorgt, PostNL of DHL?
    kan ik telefonisch bestellen?
    vinden mensen dit product fijn?
    het blauwe servies
    moet een persoon tekenen?
    echt zilver of verzilverd?
    hoeveel mensen hebben dit beoordeeld?
    teamkorting voor scholen?
    kan mijn assistent de bestelling ophalen?
    boek over planten en mensen
    zit er een lenzendoosje bij?
    mag iemand met een notenallergie dit eten?
    telefoonhouder voor bureau
    personeelskorting voor leraren?
    hoeveel mensen werken er bij jullie
    bedankt nog aan die aardige medewerkster van gisteren
    is de theepot groot genoeg voor 5 personen?
    ik overleg eerst even met mijn vriend
    Worden de mokken door een pottenbakker met de hand gedraaid?
    de bezorger heeft het bij de buren afgegeven, is dat normaal
    Mijn baas wil een factuur
    ik moet dit met mijn baas bespreken
    ik bespreek het met mijn collega's
    een collega van mij heeft dezelfde mok
    Hebben jullie verkopers in de winkel in Gent?
    is er personeel in de winkel op zaterdag
    ik werk in een team van tien
    is de pop vleeskleurig
    bel de bezorger even
    wie kan het pakket aannemen
    ons team wil twaalf mokken
    cadeau voor mijn chef
    er is niemand thuis
    hoeveel mensen kunnen er aan de tafel
    het personeel in de winkel was heel aardig
    mijn collega haalt het pakket op
    mijn baas vroeg om tien mokken
    wij zitten met twintig mensen op kantoor
    mag iemand anders het pakket voor mij ophalen
    ik wil mijn baas een mok geven
    ik regel het met mijn chef en kom terug
    die man van de post zei dat het kwijt is
    belt de bezorger me van tevoren?
    onze medewerkers krijgen een mok
    er was niemand thuis
    tekent iemand de mokken met de hand
    kan één persoon dit alleen doen
    kunnen mensen het van ver lezen
    wie heeft de mok ontworpen
    wie maakt jullie glazuur
    kijkt iemand de mokken na voor verzending
    morgen haalt een persoon het pakket op
    wie betaalt de verzending`,
};
