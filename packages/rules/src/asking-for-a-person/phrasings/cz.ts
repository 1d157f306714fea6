import type { Phrasings } from './Phrasings';

export const cz: Phrasings = {
  asks: `člověk
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
    spojte mě s vedoucím
    je tam někdo?
    potřebuji lidskou pomoc
    Mohl by to převzít kolega?
    chci být přepojen na někoho
    už žádné roboty prosím
    kde zastihnu skutečného operátora
    ať to řeší člověk
    dejte mi operatoar
    můžu mluvit s člověkem
    chci mluvit s někým
    dejte mi živého člověka
    je tam nějaký skutečný člověk
    operátora prosím
    rád bych mluvil se zaměstnancem
    muzu si s nekym promluvit
    potrebuju cloveka
    spojte mě s kolegou
    chci zivou osobu
    prosim o spojeni s operatorem
    clovek prosim
    chtěl bych kontaktovat operátora
    jak se spojím s člověkem
    ať mi zavolá někdo živý
    dejte mi vedoucího
    podpora prosím hned
    člověka prosím
    chci mluvit s člověkem
    operátor
    můžu mluvit s někým
    přepojte mě
    zákaznický servis prosím
    dejte mi člověka
    může mi někdo zavolat
    chci mluvit s vedoucím
    živého člověka
    radši bych mluvil s člověkem
    dejte mi někoho živého
    skutečná osoba prosím
    je tam nekdo z vasich lidi?
    můžu mluvit s někým živým?
    prepojte me na operatora
    chci cloveka ne robota
    je tam nějaký skutečný člověk?
    spojte mě prosím se zákaznickou podporou
    operatro prosim
    chci člověka, ne bota
    muzete me prepojit na zivou osobu
    chci si psát s pracovníkem podpory
    chci s nekym mluvit
    můžu mluvit s pracovníkem
    žádný robot prosím
    přepojte mě na kolegu
    operator prosim
    můžete mi zavolat?
    chci opravdového člověka
    můžu mluvit s vedoucím
    ahoj chci člověka
    přepojte mě dál prosím
    mám dost toho bota
    potřebuju někoho
    šéfa prosím
    můžu dostat skutečného pracovníka
    chci mluvit s osobou
    zavolejte mi prosím
    je k dispozici nějaký člověk
    chtěl bych kontakt na pracovníka
    někdo skutečný prosím
    chci člověka hned
    chtěl bych aby mi někdo zavolal
    dejte mi osobu
    můžu s někým mluvit?
    skutečný člověk prosím
    mluvit s osobou
    bot nepomáhá, chci člověka
    tenhle bot nic nechápe, dejte mi člověka
    je možné mluvit s člověkem?
    pomoc od skutečné osoby
    vedoucího prosím
    odmítám mluvit se strojem
    ať mě někdo kontaktuje
    potřebuji osobu
    může mi pomoct kolega?
    spojte mě se zákaznickým servisem
    je tam člověk?
    stop, chci osobu
    radši mluvím se zaměstnancem
    zavolejte vedoucího
    někdo z podpory prosím
    nemůžu se dostat dál, pracovníka prosím
    je tam nějaký vedoucí?
    mluvit s podporou
    pošlete mě k pracovníkovi
    fyzickou osobu prosím
    Můžu mluvit s někým živým?
    přepojte mě na operátora prosím
    Je tam někdo od vás, kdo by se mi mohl věnovat?
    už mě ten robot nebaví, dejte mi někoho z masa a kostí
    Mohl by to prosím převzít některý z vašich kolegů?
    Prosím, ať mi někdo z vašeho týmu zavolá zpátky
    chci vedoucího
    radši bych to probral přímo s pracovníkem
    s automatem se bavit nebudu, zavolejte sem někoho
    Mohl by se na to podívat někdo z vašich kolegů?
    copak tam není nikdo, kdo by mi pomohl?
    točíme se v kruhu, kdo mi může odpovědět?
    chci to probrat s vaším šéfem
    raději to vysvětlím člověku
    dejte mi živou bytost
    někoho s tepem prosím
    pusťte ven zaměstnance
    může mi zavolat někdo od vás
    ať se na to podívá někdo, kdo tam pracuje
    s kým můžu mluvit
    zavolejte sem kolegu
    chtěl bych to vyřídit s někým z obchodu
    to nikam nevede, může to vzít některá z vašich kolegyň?
    radši bych mluvil s někým z prodejny
    bylo by možné, aby mi zítra někdo od vás zavolal?
    není tam člověk, který by se mi věnoval?
    můžu si pokecat s některým z vašich zaměstnanců
    už žádné předpřipravené odpovědi, chci někoho s mozkem
    kdo u vás mi může odpovědět?
    vzbuďte nějakého člověka
    radši to vyřídím s vaším šéfem
    Není tam někdo, kdo by se mi věnoval kvůli reklamaci?
    Potřebuju někoho, kdo mi poradí kvůli faktuře
    Mohl by mi někdo ze zákaznické podpory odpovědět ohledně faktury
    ať se na to podívá tvůj kolega
    nemáte nikoho z masa a kostí?
    radši jednám s lidmi`,
  others: `je to bezpečné pro člověka
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
    jaká velikost pro osobu 160 cm
    včera jsem mluvil s operátorem
    pro kolik osob to je?
    musí být někdo doma?
    dárek pro někoho
    zavolá mi kurýr předem?
    zvládne to jeden člověk?
    pro kolik osob je ubrus?
    může to vyzvednout jiná osoba?
    dárek pro šéfa
    kdy má zákaznický servis otevřeno?
    je vhodný pro osoby s alergií?
    mohu ho někomu darovat?
    Pro kolik osob je stůl?
    Musí být někdo doma při doručení?
    Může si balík vyzvednout jiná osoba?
    Je zákaznická podpora otevřená v sobotu?
    Hledám dárek pro někoho, kdo má všechno
    Můj šéf chce fakturu
    je paruka z lidských vlasů?
    stan pro 4 osoby
    pracovník České pošty nepřišel
    čisticí prostředek na kůži
    mluví robotický vysavač česky?
    je to dárek pro někoho výjimečného
    může můj balík vyzvednout někdo jiný?
    kolik lidí se vejde ke stolu?
    můj kolega má stejný hrnek
    jak vysoká je osoba na fotce?
    jmenuji se Anna, kde je moje objednávka?
    zkoušel někdo tuto matraci?
    můj šéf potřebuje fakturu
    unese pohovka osobu 120 kg?
    hledám něco pro někoho vysokého
    dres týmu
    realistická lidská panenka
    má tajný agent pistoli?
    kolik lidí je na fotce?
    mluvil jsem s manželkou, chceme modrou
    robotická sekačka ve slevě
    týmový dres L
    židle pro šéfa
    jsou potřeba dvě osoby na montáž?
    mluvící panenka
    který tým šije polštáře?
    servis pro šest osob
    zvonek s voláním
    může to převzít soused?
    je to pravá kůže?
    jak kontaktuji dopravce?
    kostým agenta pro děti
    pomoc s montáží
    kdo doručuje, PPL nebo DPD?
    můžu objednat po telefonu?
    líbí se lidem tento výrobek?
    modrý servis
    musí to podepsat osoba?
    pravé stříbro nebo postříbřené?
    kolik lidí to hodnotilo?
    týmová sleva pro školy?
    může objednávku vyzvednout můj asistent?
    kniha o rostlinách a lidech
    je v balení pouzdro na čočky?
    může to jíst někdo s alergií na ořechy?
    stojan na telefon na stůl
    zaměstnanecká sleva pro učitele?
    kolik lidí u vás pracuje?
    Děkuji té paní, co mi včera pomohla
    stačí konvice pro čtyři osoby?
    musím to nejdřív probrat s manželem
    Vyrábí ty hrnky ručně nějaký keramik?
    kurýr nechal balík u sousedky, to je normální?
    musím to probrat se svým šéfem
    musím to probrat s mým šéfem
    proberu to s kolegy v práci
    máte prodavače v prodejně v Brně?
    pracuji v týmu deseti lidí
    je panenka v tělové barvě
    zavolejte kurýrovi
    kdo může převzít zásilku
    náš tým chce dvanáct hrnků
    dárek pro mého kolegu
    doma nikdo není
    kolik lidí se vejde ke stolu
    můj kolega vyzvedne balík
    šéf mi řekl, ať objednám deset hrnků
    v kanceláři je nás dvacet lidí
    může balík vyzvednout někdo jiný
    chci dát svému šéfovi hrnek
    domluvím se se svou šéfovou
    pán na poště řekl, že se ztratil
    naši zaměstnanci dostanou hrnek k Vánocům
    nikdo nebyl doma
    podepisuje někdo hrnky ručně
    zvládne to jeden člověk sám
    můžou to lidi přečíst z dálky
    kdo navrhl hrnek
    kdo platí dopravu
    dívá se někdo na hrnky před odesláním
    zítra balík vyzvedne nějaká osoba
    kdo dělá glazury`,
};
