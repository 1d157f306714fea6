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
    basta bot, datemi un umano`,
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
    La persona che ha comprato era mia sorella`,
};
