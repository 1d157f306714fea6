export const de = `
  Lieferung, liefern, geliefert, Versand, versenden, verschicken, verschickt, Zustellung, zugestellt, Lieferdienst, Paketdienst, schicken, schickt, liefert, Lieferungen
  Paket, Päckchen, Sendung, Karton, Post
  Kosten, kostet, Preis, Gebühr, teuer, wie viel, wieviel, was kostet, verlangt, Versandkosten
  Zeit, Dauer, dauert, Tage, lange, wie lange, wie schnell, wann kommt, Lieferzeit
  Erstattung, erstatten, Rückerstattung, Geld zurück, Gutschrift, gutgeschrieben, mein Geld, Geld wieder, Bankkonto
  Rückgabe, zurückgeben, Rücksendung, zurücksenden, zurückschicken, Retoure, Rückversand, Widerruf, zurück schicken, schicke zurück, schicken zurück, gefällt nicht, gefällt mir nicht, passt nicht zu
  Umtausch, umtauschen, tauschen, ersetzen, Ersatz, andere Größe, andere Farbe, zu klein, zu groß, zu eng, zu lang, zu kurz, kleiner, andere
  stornieren, Stornierung, Storno, abbestellen, absagen, zurückziehen, doch nicht, nicht mehr, aus Versehen bestellt, doppelt bestellt, rückgängig
  beschädigt, Schaden, kaputt, zerbrochen, defekt, Bruch, gebrochen, Riss, Scherben, Mangel, gerissen, Loch, Kratzer, zerkratzt, zerstört, auseinander, in Stücken, undicht
  fehlt, fehlen, fehlende, verloren, unvollständig, nicht angekommen, nie angekommen, nicht erhalten, verschwunden, nicht dabei, nicht im Paket, nicht im Karton, nur ein Teil, vergessen, der Rest
  verspätet, Verspätung, spät, warte, immer noch nicht, warten, immer noch nichts, höre nichts, nichts gehört, seit Tagen, seit einer Woche, längst
  verfolgen, Sendungsverfolgung, Sendungsnummer, Status, wo ist, wo bleibt, tracking, unterwegs, wann kommt, wann kommen, schon losgeschickt
  Adresse, Anschrift, Straße, Lieferadresse, umgezogen, Hausnummer, Büro, Wohnung, alte Adresse, neue Adresse, woanders
  bezahlen, zahlen, Zahlung, Bezahlung, Zahlungsart, Zahlungsarten, Karte, Kreditkarte, Zahlungsmittel, Überweisung, akzeptieren
  Rechnung, Beleg, Quittung, Mehrwertsteuer
  Rabatt, Gutschein, Gutscheincode, Rabattcode, Aktion, Code, Nachlass, Angebot, Gutscheine, einlösen
  Konto, Kundenkonto, Profil, registrieren
  Anmeldung, anmelden, einloggen, Login
  Passwort, Kennwort
  Newsletter, abmelden, Werbung, Werbemails
  Größe, Größen, passt, Maße, messen, Länge, Breite, wie groß, zwischen zwei Größen, Schuhgröße, Zentimeter
  waschen, Wäsche, reinigen, Reinigung, Pflege, Trockner, Waschmaschine, bügeln, Bügeleisen, Waschmittel
  Fleck, Flecken, verschüttet
  Zoll, Einfuhr, Steuer, Steuern, Zollgebühren, Abgaben
  Land, Länder, Ausland, international, weltweit
  Kontakt, erreichen, Telefon, anrufen, sprechen, Kundendienst, Kundenservice, Mensch, Mitarbeiter, reden, Person, jemand, jemandem
  Öffnungszeiten, geöffnet, offen, geschlossen
  Laden, Geschäft, Filiale, besuchen, vor Ort
  Geschenk, verpacken, Geschenkverpackung, Geburtstag, verschenken
  Grußkarte, Karte, Nachricht, Grußbotschaft
  Datenschutz, Daten, persönliche Daten, DSGVO
  löschen, entfernen, Konto schließen
  vorrätig, verfügbar, ausverkauft, Lager, lieferbar, wieder da, wieder verfügbar, wieder auf Lager, nachbestellt
  Großhandel, Wiederverkäufer, Firma, Geschäftskunden, Großbestellung
  Garantie, Gewährleistung
  Material, Stoff, Baumwolle, Leinen, Wolle
  Express, schnell, schneller, eilig, dringend
  ändern, Änderung, korrigieren, falsch, Fehler
  abholen, Abholung
  Bestellung, bestellen, bestellt, gekauft, Kauf, Auftrag
  Farbe, Farben, Farbton
  abgelehnt, fehlgeschlagen, funktioniert nicht, geht nicht, ungültig, abgelaufen, verweigert, klappt nicht
  falsch, falsche, falscher, verwechselt, anderes, stattdessen, statt, nicht bestellt, etwas anderes
  doppelt, zweimal, zwei mal
  Nachbar, Nachbarn, nebenan, vor die Tür, ablegen
  rot, blau, grün, rosa, grau, schwarz, weiß, gelb, orange, lila, braun, beige > Farbe, Farben
  Visa, Mastercard, PayPal, Klarna, Apple Pay, Google Pay, Vorkasse, Lastschrift > Zahlung, Zahlungsarten
  Wein, Kaffee, Tinte, Fett, Soße > Fleck, Flecken
  Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag, Sonntag, Wochenende > Öffnungszeiten
  Postbote, Fahrer, Bote, Zusteller > Zustellung, Paketdienst
  $countries > Land, Länder
`;
