export const it = `
  consegna, consegnare, spedizione, spedire, spedito, corriere, invio
  pacco, pacchetto, scatola, posta
  costo, costa, prezzo, spese, tariffa, quanto costa, quanto
  tempo, tempi, giorni, quanto tempo, quando arriva, durata
  rimborso, rimborsare, soldi indietro, riavere i soldi
  reso, resi, restituire, restituzione, rimandare, rispedire, recesso
  cambio, cambiare, sostituire, sostituzione, altra taglia
  annullare, annullamento, cancellare, disdire
  danneggiato, rotto, rotta, difettoso, difetto, danno, in pezzi
  manca, mancante, perso, smarrito, incompleto, non arrivato, non ricevuto
  ritardo, tardi, aspettando, ancora
  tracciare, tracciamento, seguire, stato, dov'è
  indirizzo, via, trasferito
  pagare, pagamento, pagamenti, carta, carta di credito
  fattura, ricevuta, IVA
  sconto, codice, codice sconto, buono, coupon, promozione, offerta
  account, profilo, registrazione
  accesso, accedere, entrare, login
  password, parola d'ordine
  newsletter, disiscrivere, iscrizione
  taglia, taglie, misura, misure, dimensioni, lunghezza
  lavare, lavaggio, pulire, pulizia, cura
  macchia, macchie
  dogana, dazi, tasse, importazione
  paese, paesi, estero, internazionale
  contatto, contattare, telefono, chiamare, parlare, assistenza, persona
  orari, aperto, chiuso, apertura
  negozio, visitare
  regalo, confezione, incartare, compleanno
  biglietto, messaggio
  privacy, dati, dati personali
  eliminare, cancellare, chiudere il mio account
  disponibile, esaurito, scorte, disponibilità
  ingrosso, azienda, rivenditore
  garanzia
  materiale, tessuto, cotone, lino, lana
  espresso, veloce, urgente
  modificare, correggere, errore, sbagliato
  ritirare, ritiro
  ordine, ordinare, ordinato, acquisto, comprato
  colore, colori, tonalità
`;
