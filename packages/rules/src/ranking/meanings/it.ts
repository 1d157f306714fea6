export const it = `
  delivery: consegna, consegnare, spedizione, spedire, spedito, corriere, invio
  parcel: pacco, pacchetto, scatola, posta
  cost: costo, costa, prezzo, spese, tariffa, quanto costa, quanto, chi paga, a carico
  time: tempo, tempi, giorni, quanto tempo, quando arriva, durata
  refund: rimborso, rimborsare, soldi indietro, riavere i soldi
  return: reso, resi, restituire, restituzione, rimandare, rispedire, recesso
  exchange: cambio, cambiare, sostituire, sostituzione, altra taglia
  cancel: annullare, annullamento, cancellare, disdire
  damaged: danneggiato, rotto, rotta, difettoso, difetto, danno, in pezzi
  missing: manca, mancante, perso, smarrito, incompleto, non arrivato, non ricevuto
  late: ritardo, tardi, aspettando, ancora
  track: tracciare, tracciamento, seguire, stato, dov'è
  address: indirizzo, via, trasferito
  pay: pagare, pagamento, pagamenti, carta, carta di credito
  invoice: fattura, ricevuta, IVA
  discount: sconto, codice, codice sconto, buono, coupon, promozione, offerta
  account: account, profilo, registrazione
  login: accesso, accedere, entrare, login
  password: password, parola d'ordine
  newsletter: newsletter, disiscrivere, iscrizione
  size: taglia, taglie, misura, misure, dimensioni, lunghezza
  wash: lavare, lavaggio, pulire, pulizia, cura
  stain: macchia, macchie
  customs: dogana, dazi, tasse, importazione
  country: paese, paesi, estero, internazionale
  contact: contatto, contattare, telefono, chiamare, parlare, assistenza, persona
  hours: orari, aperto, chiuso, apertura
  store: negozio, visitare
  gift: regalo, confezione, incartare, compleanno
  card: biglietto, messaggio
  privacy: privacy, dati, dati personali
  delete: eliminare, cancellare, chiudere il mio account
  stock: disponibile, esaurito, scorte, disponibilità
  wholesale: ingrosso, azienda, rivenditore
  warranty: garanzia
  material: materiale, tessuto, cotone, lino, lana
  express: espresso, veloce, urgente
  change: modificare, correggere, errore, sbagliato
  pickup: ritirare, ritiro
  order: ordine, ordinare, ordinato, acquisto, comprato
  colour: colore, colori, tonalità
`;
