export const de = `
  delivery: Lieferung, liefern, geliefert, Versand, versenden, verschicken, verschickt, Zustellung, zugestellt, Lieferdienst, Paketdienst, schicken, schickt, liefert, Lieferungen
  parcel: Paket, Päckchen, Sendung, Karton, Post
  cost: Kosten, kostet, Preis, Gebühr, teuer, wie viel, wieviel, was kostet, verlangt, Versandkosten
  time: Zeit, Dauer, dauert, Tage, lange, wie lange, wie schnell, wann kommt, Lieferzeit
  refund: Erstattung, erstatten, Rückerstattung, Geld zurück, Gutschrift, gutgeschrieben, mein Geld, Geld wieder, Bankkonto
  return: Rückgabe, zurückgeben, Rücksendung, zurücksenden, zurückschicken, Retoure, Rückversand, Widerruf, zurück schicken, schicke zurück, schicken zurück, gefällt nicht, gefällt mir nicht, passt nicht zu
  exchange: Umtausch, umtauschen, tauschen, ersetzen, Ersatz, andere Größe, andere Farbe, zu klein, zu groß, zu eng, zu lang, zu kurz, kleiner, andere
  cancel: stornieren, Stornierung, Storno, abbestellen, absagen, zurückziehen, doch nicht, nicht mehr, aus Versehen bestellt, doppelt bestellt, rückgängig
  damaged: beschädigt, Schaden, kaputt, zerbrochen, defekt, Bruch, gebrochen, Riss, Scherben, Mangel, gerissen, Loch, Kratzer, zerkratzt, zerstört, auseinander, in Stücken, undicht
  missing: fehlt, fehlen, fehlende, verloren, unvollständig, nicht angekommen, nie angekommen, nicht erhalten, verschwunden, nicht dabei, nicht im Paket, nicht im Karton, nur ein Teil, vergessen, der Rest
  late: verspätet, Verspätung, spät, warte, immer noch nicht, warten, immer noch nichts, höre nichts, nichts gehört, seit Tagen, seit einer Woche, längst
  track: verfolgen, Sendungsverfolgung, Sendungsnummer, Status, wo ist, wo bleibt, tracking, unterwegs, wann kommt, wann kommen, schon losgeschickt
  address: Adresse, Anschrift, Straße, Lieferadresse, umgezogen, Hausnummer, Büro, Wohnung, alte Adresse, neue Adresse, woanders
  pay: bezahlen, zahlen, Zahlung, Bezahlung, Zahlungsart, Zahlungsarten, Karte, Kreditkarte, Zahlungsmittel, Überweisung, akzeptieren
  invoice: Rechnung, Beleg, Quittung, Mehrwertsteuer
  discount: Rabatt, Gutschein, Gutscheincode, Rabattcode, Aktion, Code, Nachlass, Angebot, Gutscheine, einlösen
  account: Konto, Kundenkonto, Profil, registrieren
  login: Anmeldung, anmelden, einloggen, Login
  password: Passwort, Kennwort
  newsletter: Newsletter, abmelden, Werbung, Werbemails
  size: Größe, Größen, passt, Maße, messen, Länge, Breite, wie groß, zwischen zwei Größen, Schuhgröße, Zentimeter
  wash: waschen, Wäsche, reinigen, Reinigung, Pflege, Trockner, Waschmaschine, bügeln, Bügeleisen, Waschmittel
  stain: Fleck, Flecken, verschüttet
  customs: Zoll, Einfuhr, Steuer, Steuern, Zollgebühren, Abgaben
  country: Land, Länder, Ausland, international, weltweit
  contact: Kontakt, erreichen, Telefon, anrufen, sprechen, Kundendienst, Kundenservice, Mensch, Mitarbeiter, reden, Person, jemand, jemandem
  hours: Öffnungszeiten, geöffnet, offen, geschlossen
  store: Laden, Geschäft, Filiale, besuchen, vor Ort
  gift: Geschenk, verpacken, Geschenkverpackung, Geburtstag, verschenken
  card: Grußkarte, Karte, Nachricht, Grußbotschaft
  privacy: Datenschutz, Daten, persönliche Daten, DSGVO
  delete: löschen, entfernen, Konto schließen
  stock: vorrätig, verfügbar, ausverkauft, Lager, lieferbar, wieder da, wieder verfügbar, wieder auf Lager, nachbestellt
  wholesale: Großhandel, Wiederverkäufer, Firma, Geschäftskunden, Großbestellung
  warranty: Garantie, Gewährleistung
  material: Material, Stoff, Baumwolle, Leinen, Wolle
  express: Express, schnell, schneller, eilig, dringend
  change: ändern, Änderung, korrigieren, falsch, Fehler
  pickup: abholen, Abholung
  order: Bestellung, bestellen, bestellt, gekauft, Kauf, Auftrag
  colour: Farbe, Farben, Farbton
  declined: abgelehnt, fehlgeschlagen, funktioniert nicht, geht nicht, ungültig, abgelaufen, verweigert, klappt nicht
  wrong: falsch, falsche, falscher, verwechselt, anderes, stattdessen, statt, nicht bestellt, etwas anderes
  twice: doppelt, zweimal, zwei mal
  neighbour: Nachbar, Nachbarn, nebenan, vor die Tür, ablegen
  red: rot, blau, grün, rosa, grau, schwarz, weiß, gelb, orange, lila, braun, beige > Farbe, Farben
  visa: Visa, Mastercard, PayPal, Klarna, Apple Pay, Google Pay, Vorkasse, Lastschrift > Zahlung, Zahlungsarten
  wine: Wein, Kaffee, Tinte, Fett, Soße > Fleck, Flecken
  monday: Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag, Sonntag, Wochenende > Öffnungszeiten
  driver: Postbote, Fahrer, Bote, Zusteller > Zustellung, Paketdienst
  countries: $countries > Land, Länder
`;
