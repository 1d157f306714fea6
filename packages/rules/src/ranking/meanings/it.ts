export const it = `
  delivery: consegna, consegnare, spedizione, spedire, spedito, corriere, invio, consegne, spedizioni, consegnato, consegnata, consegnate, consegnano, spedita, spediti, spedite, spediscono, inviare, inviato, inviata, inviate, recapito, recapitare, recapitato, arrivare
  parcel: pacco, pacchetto, scatola, posta, pacchi, pacchetti, collo, scatole, scatolone
  cost: costo, costa, prezzo, spese, tariffa, quanto costa, quanto, chi paga, a carico, costano, costi, costerebbe, tariffe, spese di spedizione, costi di spedizione, gratis, gratuito, gratuita, gratuite, prezzi, quanto viene, quanto si paga, quanto si spende, quant è, quanto è, importo, a partire da quale importo
  time: tempo, tempi, giorni, quanto tempo, quando arriva, durata, tempistiche, tempistica, termine, termini, settimane, giorni lavorativi, entro quando, entro quanto, in quanto tempo, quanti giorni, quanto ci vuole, quanto ci mette, quanto ci mettete, quando arriverà, in tempo, fra quanto, tra quanto, per quando
  refund: rimborso, rimborsare, soldi indietro, riavere i soldi, rimborsi, rimborsato, rimborsata, rimborsate, rimborsano, miei soldi, riavere il denaro, indietro i soldi, riaccredito, accredito, accreditato, restituite i soldi, restituiti i soldi, conto corrente, sul mio conto, denaro indietro
  return: reso, resi, restituire, restituzione, rimandare, rispedire, recesso, rendere, restituisco, restituirlo, restituirla, restituirli, rimandarlo, rimandarla, mandare indietro, mandarlo indietro, mandarla indietro, spedire indietro, rispedirlo, rispedirla, dare indietro, portare indietro, diritto di recesso, etichetta di reso, etichetta reso, ripensamento, cambiato idea, ci ho ripensato, non mi piace, non mi piacciono, non lo voglio più, non la voglio più, non mi convince, non mi soddisfa, rimando indietro
  exchange: cambio, cambiare, sostituire, sostituzione, altra taglia, sostituito, sostituirlo, sostituirla, cambiarlo, cambiarla, cambio taglia, cambio merce, scambiare, taglia più grande, taglia più piccola, un altra taglia, un altro numero, altro colore, troppo piccolo, troppo piccola, troppo grande, troppo stretto, troppo stretta, troppo largo, troppo larga, troppo lungo, troppo corto, mi sta stretto, mi sta stretta, mi sta grande, mi sta piccolo, non mi sta, non mi va bene, stringono, stringe
  cancel: annullare, annullamento, cancellare, disdire, annullo, annullato, annullata, annullarlo, annullate, annulla, disdico, disdetta, storno, stornare, stornate, revocare, cancellazione, ordinato per sbaglio, per sbaglio, per errore, ordinato due volte, non mi serve più, non voglio più, non spedite, non speditelo, bloccare l ordine, ho cambiato idea
  damaged: danneggiato, rotto, rotta, difettoso, difetto, danno, in pezzi, danneggiata, danneggiati, rotti, rotte, si è rotto, si è rotta, difettosa, difetti, crepa, crepato, crepata, incrinato, incrinata, scheggiato, scheggiata, graffiato, graffiata, graffio, graffi, ammaccato, ammaccata, strappato, strappata, strappo, bucato, bucata, buco, scucito, scucita, frantumato, frantumi, in frantumi, in mille pezzi, cocci, spaccato, spaccata, rovinato, rovinata, guasto, guasta
  missing: manca, mancante, perso, smarrito, incompleto, non arrivato, non ricevuto, mancano, mancava, mancavano, mancanti, persa, smarrita, incompleta, sparito, sparita, rubato, non è arrivato, non è arrivata, mai arrivato, mai arrivata, mai ricevuto, non ho ricevuto, non ho mai ricevuto, non è nel pacco, non c era, non c è nel pacco, solo una parte, arrivato solo, arrivata solo, dimenticato, il resto
  late: ritardo, tardi, aspettando, in ritardo, aspetto, aspetto da, aspettare, sto aspettando, sto ancora aspettando, ancora niente, ancora nulla, ancora arrivato, ancora arrivata, ancora ricevuto, doveva arrivare, dovrebbe essere arrivato, sarebbe dovuto arrivare, da giorni, da una settimana, da settimane, nessuna notizia, nessuna novità, scaduto il termine
  track: tracciare, tracciamento, seguire, dov'è, stato dell'ordine, stato ordine, stato della spedizione, tracking, tracking number, numero di tracking, codice di tracciamento, rintracciare, localizzare, dove si trova, dove sta, a che punto, in viaggio, già partito, è partito, è stato spedito, già spedito, nessuna notizia, che fine ha fatto
  address: indirizzo, trasferito, indirizzi, domicilio, indirizzo sbagliato, altro indirizzo, nuovo indirizzo, vecchio indirizzo, indirizzo di consegna, numero civico, civico, CAP, trasloco, traslocato, traslocare, trasferita, cambiato casa, nuova casa, appartamento, ufficio, citofono, via sbagliata, nome della via, altrove
  pay: pagare, pagamento, pagamenti, carta, carta di credito, pago, pagato, pagando, si può pagare, metodo di pagamento, metodi di pagamento, modalità di pagamento, accettate, accettano, bonifico, bonifico bancario, contrassegno, contanti, carte, carta prepagata, saldare, alla consegna
  invoice: fattura, ricevuta, IVA, fatture, fattura elettronica, scontrino, partita IVA, codice fiscale, fatturazione, prova d'acquisto, codice SDI
  discount: sconto, codice, codice sconto, buono, coupon, promozione, offerta, sconti, scontare, codici, buoni, buono sconto, codice promo, codice promozionale, promo, promozioni, offerte, riduzione, voucher, applicare il codice, inserire il codice
  sale: saldi, scontato, scontata, scontati, scontate, in saldo, in offerta, svendita, outlet, ribassato, ribassati, fine stagione
  price: prezzo, più economico, costa meno, abbassato il prezzo, sceso di prezzo, adeguamento di prezzo, adeguamento del prezzo, differenza di prezzo, ribasso, prezzo più basso, trovato a meno
  account: account, profilo, registrazione, registrarsi, registrarmi, registrato, registrata, iscrivermi, creare un account, senza account, senza registrazione, senza registrarmi, senza registrarsi, come ospite, ospite, area personale
  login: accesso, accedere, entrare, login, accedo, non riesco ad accedere, non riesco a entrare, non entro, loggarmi, bloccato fuori, autenticazione
  password: password, parola d'ordine, password dimenticata, dimenticato la password, credenziali, reimpostare, reimposto
  newsletter: newsletter, disiscrivere, iscrizione, disiscrivermi, disiscrizione, cancellarmi, annullare l'iscrizione, pubblicità, mail pubblicitarie, email pubblicitarie, spam, troppe mail, troppe email, non ricevere più, non voglio più ricevere, smettere di ricevere
  size: taglia, taglie, misura, misure, dimensioni, lunghezza, larghezza, altezza, misurare, diametro, dimensione, grandezza, tabella taglie, guida alle taglie, che taglia, quale taglia, che numero, quanto è grande, quanto è alto, quanto misura, quanto è lungo, veste, vestibilità, calza, calzata, veste piccolo, veste grande, centimetri
  volume: capacità, capienza, volume, contiene, litri, millilitri, quanto contiene, quanta acqua
  wash: lavare, lavaggio, pulire, pulizia, cura, lava, lavo, lavarlo, lavarla, lavarli, lavato, lavata, lavabile, lavabili, lavatrice, in lavatrice, a mano, asciugatrice, asciugare, stirare, ferro da stiro, stiro, detersivo, ammorbidente, candeggina, candeggiare, centrifuga, quanti gradi, a quanti gradi, gradi, manutenzione, acqua calda, bucato
  stain: macchia, macchie, macchiato, macchiata, smacchiare, versato, rovesciato, macchiare, alone, aloni
  customs: dogana, dazi, tasse, importazione, doganale, doganali, dazio, sdoganamento, sdoganare, oneri, spese doganali, dazi doganali, tassa
  country: paese, paesi, estero, internazionale, all'estero, internazionali, mondo, in tutto il mondo, fuori dall'Italia, quali paesi, nazione, nazioni, Europa, UE, fuori dall'UE
  contact: contatto, contattare, telefono, chiamare, parlare, assistenza, persona, contatti, contattarvi, contattarti, chiamarvi, telefonare, telefonarvi, numero di telefono, parlo, servizio clienti, operatore, operatrice, essere umano, umano, persona vera, persona reale, persona in carne, raggiungere, scrivervi, scrivere, richiamare, parlare con qualcuno, consulente
  hours: orari, aperto, chiuso, apertura, orario, orari di apertura, orario di apertura, aperti, chiusi, aprite, chiudete, quando siete aperti, a che ora
  store: negozio, visitare, punto vendita, punti vendita, negozi, bottega, sede, showroom, filiale, passare in negozio, venire in negozio, di persona, venire a vedere
  gift: regalo, confezione, incartare, compleanno, regalare, confezione regalo, pacco regalo, pacchetto regalo, carta regalo, incartato, incartata, incarto, impacchettare, regali, come regalo, è un regalo, Natale, matrimonio, sorpresa, nozze
  card: biglietto, messaggio, bigliettino, dedica, biglietto d'auguri, auguri, due righe, messaggio personale, cartolina
  privacy: privacy, dati, dati personali, GDPR, informazioni personali, miei dati, cookie, cookies, trattamento dei dati, protezione dei dati, sapete di me
  delete: eliminare, cancellare, chiudere il mio account, eliminazione, eliminate, rimuovere, cancellare il mio account, eliminare il mio account, cancellare i miei dati, chiudere account
  stock: disponibile, esaurito, scorte, disponibilità, disponibili, esaurita, esauriti, esaurite, non disponibile, in stock, magazzino, di nuovo disponibile, torna disponibile, tornerà disponibile, quando torna, quando tornano, quando tornerà, riassortimento, riassortire, rifornimento, sold out, ne avete ancora, ce l'avete ancora, rimasti
  wholesale: ingrosso, azienda, rivenditore, all'ingrosso, rivenditori, grossista, aziende, aziendale, rivendere, rivendita, grandi quantità, grossi quantitativi, quantitativi, prezzi per aziende, sconto quantità, ordine grande, B&B, agriturismo, partner commerciali, società
  warranty: garanzia, garantito, garantita, in garanzia, garanzie, coperto da garanzia
  job: lavoro, lavorare, lavorare da voi, lavorare con voi, lavora con noi, posizioni aperte, posizione aperta, assumete, assunzioni, candidatura, candidarmi, candidarsi, curriculum, tirocinio, stage, impiego, offerte di lavoro
  material: materiale, tessuto, cotone, lino, lana, materiali, stoffa, tessuti, composizione, fatto di, fatta di, di cosa è fatto, di che materiale, seta, fibra
  allergy: allergia, allergico, allergica, allergie, allergeni, tossico, tossica, tossici, nocivo, nociva, dannoso, dannosa, sicuro per alimenti, uso alimentare, per alimenti, alimentare, alimenti, piombo, sostanze chimiche, pelle sensibile, atossico
  express: espresso, veloce, urgente, espressa, spedizione espressa, corriere espresso, più veloce, più in fretta, in fretta, velocemente, prima possibile, urgenza, urgentemente, entro domani, per domani, domani
  change: modificare, correggere, errore, sbagliato, modifica, modificarlo, modificato, cambiare l'indirizzo, aggiornare, aggiornamento, correzione, sbagliata, ho sbagliato, mi sono sbagliato, mi sono sbagliata, refuso, scritto male, rettificare
  pickup: ritirare, ritiro, ritirarlo, ritirarla, ritiro in negozio, ritiro in sede, venire a prendere, venire a prenderlo, passare a prendere, passo a prendere, passo a ritirare, punto di ritiro, ritirato
  order: ordine, ordinare, ordinato, acquisto, comprato, ordini, ordinata, ho ordinato, ordino, acquistato, acquistata, acquistare, acquisti, comprare, comprata, carrello
  packaging: imballaggio, imballaggi, imballo, imballato, plastica, riciclare, riciclabile, riciclabili, riciclo, riciclato, cartone
  sustainable: sostenibile, sostenibilità, sostenibili, ecologico, ecologica, ecologici, ambiente, ambientale, clima, biologico
  subscription: abbonamento, abbonamenti, abbonarmi, abbonato, abbonata, rinnovo, rinnovare, si rinnova, disdire l'abbonamento
  points: punti, fedeltà, punti fedeltà, carta fedeltà, programma fedeltà, raccolta punti
  review: recensione, recensioni, recensire, valutazione, valutazioni, opinioni, lasciare una recensione
  colour: colore, colori, tonalità, tinta, tinte, sfumatura, colorazione
  dishwasher: lavastoviglie, microonde, forno, congelatore, freezer, in forno, in lavastoviglie, nel microonde, calore, scaldare, riscaldare
  declined: rifiutato, rifiutata, respinto, respinta, fallito, non riuscito, non funziona, non funzionano, non valido, non è valido, non valida, scaduto, scaduta, non passa, non accetta, non viene accettata, non viene accettato, negato, negata, bloccata, messaggio di errore, dà errore, mi dà errore, non va a buon fine
  installments: rate, a rate, pagare a rate, in rate, rateale, rateizzare, rateizzazione, pagare dopo, paga dopo, pagare più tardi, tre rate, finanziamento, dilazione, Scalapay
  gift card: carta regalo, buono regalo, gift card, buoni regalo, carte regalo, credito residuo, saldo residuo
  sample: campione, campioni, campioncino, campionario
  repair: riparare, riparazione, riparazioni, ripararlo, ripararla, aggiustare, sistemare, ricambio, ricambi, pezzo di ricambio, pezzi di ricambio, rammendare, ricucire, cucitura, cerniera
  complaint: reclamo, reclami, lamentela, lamentarmi, insoddisfatto, insoddisfatta, deluso, delusa, scontento, protesta
  status: stato dell'ordine, in lavorazione, in elaborazione, elaborazione, preso in carico, in preparazione
  wrong: sbagliato, sbagliata, errato, errata, scambiato, al posto di, invece di, invece del, invece della, altro articolo, articolo sbagliato, prodotto sbagliato, non quello che ho ordinato, non è quello che, ricevuto un altro, arrivato un altro, arrivata un altra, mandato un altro
  different: diverso, diversa, differente, differenza, più scuro, più scura, più chiaro, più chiara, non come in foto, foto, non corrisponde, rispetto alla foto
  twice: doppio, due volte, doppia, duplicato, doppione, addebitato due volte, doppio addebito, due addebiti, seconda volta
  neighbour: vicino, vicini, vicina, vicino di casa, portinaio, portineria, portiere, custode, davanti alla porta, alla porta, posto sicuro, sul pianerottolo
  missed: assente, non ero in casa, non ero a casa, non c'ero, nessuno in casa, nessuno a casa, al lavoro, suonato, citofonato, campanello, mancata consegna, tentata consegna, avviso di giacenza, giacenza, tentativo di consegna, riconsegna
  shrink: restringere, restringersi, restringe, restringono, si restringe, ristretto, ristretta, si ritira
  weight: peso, pesa, pesano, pesante, pesanti, leggero, leggera, spessore, grammatura, quanto pesa, chili
  confirmation: conferma, confermato, confermata, confermare, conferma d'ordine, conferma dell'ordine, mail di conferma, email di conferma, nessuna mail, nessuna email, numero d'ordine
  add: aggiungere, aggiungo, aggiunta, aggiungete, aggiungerlo, aggiungere un articolo, un altro articolo, integrare, dimenticato di aggiungere
  hotel: albergo, alberghi, hotel, ristorante, ristoranti, bar, caffetteria, agriturismo, struttura ricettiva
  red: rosso, rossa, blu, verde, rosa, grigio, grigia, nero, nera, bianco, bianca, giallo, gialla, arancione, viola, marrone, beige, azzurro, azzurra > colore, colori
  visa: Visa, Mastercard, PayPal, Klarna, Apple Pay, Google Pay, American Express, Amex, Maestro, Postepay, Satispay, bancomat, prepagata > pagamento, pagamenti
  wine: vino, caffè, inchiostro, grasso, unto, olio, sugo > macchia, macchie
  monday: lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica, festivi, fine settimana, weekend > orari, apertura
  stuff: merce, roba, articoli > ordine
  half: solo metà, la metà, soltanto uno, solo uno, non tutto, non erano nel pacco, non era nel pacco > manca, mancante
  driver: postino, fattorino, autista > corriere, consegna
  thread: filo, fili, filo tirato, fili tirati, sfilacciato, sfilaccia, tirato un filo
  filling: imbottitura, imbottito, imbottita, interno del cuscino, ovatta
  embroidery: ricamo, ricamare, ricamato, ricamata, ricamati, ricami, iniziali, monogramma, personalizzare, personalizzato, personalizzata, personalizzazione, cucito, nome sopra, incidere, incisione
  visit: corso, corsi, laboratorio, lezione, workshop, visita guidata
`;
