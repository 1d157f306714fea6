export const de = `
  Lieferung, liefern, geliefert, Versand, versenden, verschicken, verschickt, Zustellung, zugestellt, Lieferdienst, Paketdienst
  Paket, Päckchen, Sendung, Karton, Post
  Kosten, kostet, Preis, Gebühr, teuer, wie viel, wieviel, was kostet, verlangt
  Zeit, Dauer, dauert, Tage, lange, wie lange, wie schnell, wann kommt, Lieferzeit
  Erstattung, erstatten, Rückerstattung, Geld zurück, Gutschrift, gutgeschrieben
  Rückgabe, zurückgeben, Rücksendung, zurücksenden, zurückschicken, Retoure, Rückversand, Widerruf
  Umtausch, umtauschen, tauschen, ersetzen, Ersatz, andere Größe, andere Farbe
  stornieren, Stornierung, Storno, abbestellen, absagen, zurückziehen
  beschädigt, Schaden, kaputt, zerbrochen, defekt, Bruch, gebrochen, Riss, Scherben, Mangel
  fehlt, fehlen, fehlende, verloren, unvollständig, nicht angekommen, nie angekommen, nicht erhalten, verschwunden
  verspätet, Verspätung, spät, warte, immer noch nicht
  verfolgen, Sendungsverfolgung, Sendungsnummer, Status, wo ist, wo bleibt, tracking
  Adresse, Anschrift, Straße, Lieferadresse, umgezogen, Hausnummer
  bezahlen, zahlen, Zahlung, Bezahlung, Zahlungsart, Zahlungsarten, Karte, Kreditkarte
  Rechnung, Beleg, Quittung, Mehrwertsteuer
  Rabatt, Gutschein, Gutscheincode, Rabattcode, Aktion, Code, Nachlass, Angebot
  Konto, Kundenkonto, Profil, registrieren
  Anmeldung, anmelden, einloggen, Login
  Passwort, Kennwort
  Newsletter, abmelden, Werbung, Werbemails
  Größe, Größen, passt, Maße, messen, Länge, Breite, wie groß
  waschen, Wäsche, reinigen, Reinigung, Pflege, Trockner
  Fleck, Flecken, verschüttet
  Zoll, Einfuhr, Steuer, Steuern, Zollgebühren, Abgaben
  Land, Länder, Ausland, international, weltweit
  Kontakt, erreichen, Telefon, anrufen, sprechen, Kundendienst, Kundenservice, Mensch, Mitarbeiter
  Öffnungszeiten, geöffnet, offen, geschlossen
  Laden, Geschäft, Filiale, besuchen, vor Ort
  Geschenk, verpacken, Geschenkverpackung, Geburtstag, verschenken
  Grußkarte, Karte, Nachricht, Grußbotschaft
  Datenschutz, Daten, persönliche Daten, DSGVO
  löschen, entfernen, Konto schließen
  vorrätig, verfügbar, ausverkauft, Lager, lieferbar, wieder da
  Großhandel, Wiederverkäufer, Firma, Geschäftskunden, Großbestellung
  Garantie, Gewährleistung
  Material, Stoff, Baumwolle, Leinen, Wolle
  Express, schnell, schneller, eilig, dringend
  ändern, Änderung, korrigieren, falsch, Fehler
  abholen, Abholung
  Bestellung, bestellen, bestellt, gekauft, Kauf, Auftrag
  Farbe, Farben, Farbton
  abgelehnt, fehlgeschlagen, funktioniert nicht, geht nicht
`;
