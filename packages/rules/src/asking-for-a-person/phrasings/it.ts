import type { Phrasings } from './Phrasings';

export const it: Phrasings = {
  asks: `operatore
    umano per favore
    Posso parlare con una persona?
    voglio parlare con qualcuno
    passami un operatore
    datemi un cazzo di umano
    Buongiorno, vorrei essere messa in contatto con il servizio clienti
    c'è un operatore disponibile?
    vorrei parlre con un opertore
    non voglio parlare con un robot
    ASSISTENZA CLIENTI
    Il pacco non arriva, ho bisogno di una persona reale
    mi passi il responsabile
    c'è qualcuno?
    Potrebbe occuparsene un collega?
    voglio essere trasferito a qualcuno
    basta bot per favore
    dove trovo un operatore vero
    fatemi parlare con un umano
    mi passa una perosna
    vorrei parlare con un operatore umano
    passami una persona
    posso parlare con qualcuno di voi?
    voglio un essere umano cazzo
    mi metta in contatto con l'assistenza
    c'è una persona vera?
    basta bot, voglio una persona
    avrei bisogno di parlare con un addetto
    mi passi un suo collega per favore
    vogllio parlare con un operatore
    potrei essere contattato da una persona
    assistenza clienti per favore
    fammi parlare col responsabile
    può aiutarmi una persona?
    datemi un umano
    mi fate parlare con qualcuno
    vorrei essere richiamato da un operatore
    parlare con operatore
    esiste un essere umano lì?
    voglio parlare con un umano
    c'è qualcuno di reale
    mi fate parlare con una persona vera
    basta bot voglio una persona
    servizio clienti per favore
    vorrei essere contattato da un addetto
    può rispondermi un essere umano
    voglio un operatre
    parlare con qualcuno
    preferisco parlare con una persona
    mi serve un operatore umano
    fatemi parlare con qualcuno
    un addetto grazie
    preferirei essere seguito da un vostro collega
    posso parlare con qualcuno in carne e ossa?
    mi passi un operatore
    voglio una persona vera non un bot
    c'e qualcuno di umano?
    vorrei essere richiamato da un vostro addetto
    operatroe per favore
    mi faccia parlare con il responsabile
    assistenza umana per favore
    qualcuno mi puo chiamare?
    passami una persona reale
    voglio il servizio clienti
    basta bot, datemi un umano
    una persona vera per favore
    non voglio parlare con un bot
    posso essere messo in contatto con un vostro collega?
    operatore grazie
    mi chiamate per favore?
    vorrei un essere umano
    mi serve assistenza da una persona
    buongiorno un operatore umano
    vorrei parlare con una persona reale
    basta bot
    ho bisogno di qualcuno
    passatemi il responsabile
    potete richiamarmi?
    un umano grazie
    c'è qualcuno che mi risponde?
    mi metta in contatto con il servizio clienti
    voglio una persona
    desidero contattare un operatore
    qualcuno di reale per favore
    voglio un umano adesso
    vorrei essere richiamato
    passami a una persona
    mi risponde qualcuno?
    un essere umano grazie
    parlare con persona
    il bot non serve, voglio una persona
    questo bot non capisce niente, passami un umano
    è possibile parlare con un umano?
    aiuto da una persona reale
    il responsabile per favore
    mi rifiuto di parlare con una macchina
    che qualcuno mi contatti
    mi serve una persona
    un suo collega può aiutarmi?
    mettetemi in contatto col servizio clienti
    c'è una persona?
    basta, voglio una persona
    preferisco parlare con un dipendente
    chiamate un responsabile
    qualcuno del supporto per favore
    non riesco ad andare avanti, un operatore per favore
    c'è un responsabile?
    parlare con il supporto
    mandami da un operatore
    mi passi qualcuno?
    una persona fisica per favore
    Mi passa qualcuno, per cortesia?
    voglio parlare con una persona vera
    basta col risponditore, fatemi parlare con qualcuno in carne e ossa
    Gradirei essere ricontattato da un vostro addetto
    mi metta in contatto con il servizio clienti grazie
    Chiamatemi il responsabile!
    preferirei spiegarlo a voce a un suo collega
    non ci capiamo, trasferiscimi a qualcuno dello staff
    si può chattare con qualcuno che non sia un programma?
    può subentrare un suo collega?
    non c'è proprio nessuno che mi possa aiutare?
    giriamo a vuoto, chi mi può rispondere?
    vorrei discuterne con il suo capo
    preferisco spiegarlo a una persona
    voglio un essere vivente
    qualcuno con un cuore per favore
    fate uscire un dipendente
    vorrei essere richiamata da un operatore
    qualcuno che lavora da voi può dare un'occhiata?
    a chi posso rivolgermi di persona
    mi chiami il titolare
    qualcuno del vostro staff può telefonarmi?
    con chi posso parlare
    così non si va da nessuna parte, può occuparsene una sua collega?
    mi sentirei meglio a parlarne con qualcuno del negozio
    sarebbe possibile che qualcuno di voi mi chiami domani?
    non c'è nessuno che si occupi di me?
    posso chiacchierare con uno dei vostri dipendenti
    basta risposte preconfezionate, voglio qualcuno con un cervello
    chi da voi può davvero aiutarmi?
    svegliate un umano
    voglio che un essere umano guardi il mio caso
    preferisco risolverla con il vostro responsabile
    può qualcuno dell'assistenza clienti aiutarmi con la fattura 55
    fallo vedere a un tuo collega
    non avete nessuno in carne e ossa?
    mi faccia chiamare dal responsabile
    preferisco avere a che fare con persone
    lascia continuare un umano`,
  others: `È sicuro per gli esseri umani?
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
    che taglia per una persona di 1,60
    ieri ho parlato con un operatore
    per quante persone è?
    deve esserci qualcuno in casa?
    cerco un regalo per una persona speciale
    va bene per una persona alta 1,80?
    avete uno sconto per i dipendenti?
    il corriere mi chiama prima?
    una persona sola può montarlo?
    qualcuno ha aperto il pacco
    per quante persone è la tovaglia?
    può ritirarlo un'altra persona?
    regalo per il mio capo
    che orari ha il servizio clienti?
    va bene per persone allergiche?
    di che materiale è?
    posso regalarlo a qualcuno?
    Per quante persone è il tavolo?
    Serve una persona a casa alla consegna?
    L'operatore ieri è stato gentilissimo, grazie
    Può ritirare il pacco un'altra persona?
    Quante persone lavorano da voi?
    Una persona mi ha detto che spedite in Svizzera
    Il servizio clienti è aperto il sabato?
    Cerco un regalo per qualcuno di speciale
    Si può parlare con il robot da cucina?
    Il mio commercialista vuole la fattura
    Qualcuno deve firmare?
    La persona che ha comprato era mia sorella
    la parrucca è di capelli umani?
    tenda per 4 persone
    l'operatore del corriere non è passato
    un agente sbiancante per il bucato
    il robot aspirapolvere parla italiano?
    è un regalo per qualcuno di speciale
    un'altra persona può ritirare il pacco?
    quante persone ci stanno al tavolo?
    il mio consulente della banca ha bloccato la carta
    quanto è alta la persona nella foto?
    mi chiamo Anna, dov'è il mio ordine?
    qualcuno ha provato questo materasso?
    il mio capo vuole la fattura
    il divano regge una persona di 120 kg?
    mi serve qualcosa per qualcuno alto
    maglia della squadra
    bambola umana realistica
    l'agente segreto giocattolo ha la pistola?
    quante persone nella foto?
    ho parlato con mia moglie e vogliamo il blu
    robot tagliaerba in offerta
    maglia della squadra L
    poltrona da capo
    servono due persone per montarlo?
    bambola che parla
    quale squadra cuce i cuscini?
    servizio di piatti per sei persone
    campanello di chiamata
    può ritirarlo il vicino?
    è vera pelle?
    come contatto il corriere?
    costume da agente
    aiuto per il montaggio
    chi consegna, GLS o BRT?
    posso ordinare per telefono?
    alla gente piace questo prodotto?
    il servizio da tavola blu
    deve firmare una persona?
    argento vero o placcato?
    quanta gente l'ha valutato?
    sconto squadra per scuole?
    la mia assistente può ritirare l'ordine?
    libro su piante e persone
    c'è il porta lenti a contatto?
    qualcuno allergico alle noci può mangiarlo?
    supporto per telefono da tavolo
    sconto per dipendenti di banca?
    quante persone lavorano da voi?
    Ringrazio la signora che mi ha aiutato ieri, gentilissima
    la teiera basta per quattro persone?
    ne parlo prima con mio marito
    le ciotole le fa un artigiano o una macchina?
    il servizio da tè da sei è ancora disponibile
    Il mio capo vuole la fattura
    devo parlarne con il mio capo
    ne discuto con i miei colleghi
    una mia collega ha la stessa tazza
    avete commessi in negozio a Milano?
    c'è personale nel negozio di Torino?
    lavoro in un team di dieci
    la bambola è color carne
    chiamate il corriere
    chi può ritirare il pacco?
    la nostra squadra vuole dodici tazze
    regalo per la mia collega
    mi spieghi quante persone ci stanno
    il personale del negozio è stato gentile
    a casa non c'è nessuno
    la mia collega ritirerà il pacco
    il mio capo mi ha chiesto dieci tazze
    siamo venti persone in ufficio
    può ritirarlo un'altra persona al posto mio?
    voglio regalare una tazza al mio capo
    mi chiama il corriere prima?
    il signore delle poste dice che è perso
    i nostri dipendenti riceveranno una tazza
    non c'era nessuno a casa
    qualcuno firma le tazze a mano?
    lo può fare una persona sola?
    la gente riesce a leggere la scritta da lontano?
    chi ha disegnato la tazza?
    chi fa gli smalti?
    qualcuno guarda le tazze prima di spedirle?
    domani una persona ritira il pacco
    chi paga la spedizione?
    chi mi porta il pacco`,
};
