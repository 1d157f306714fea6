export const de = `
  delivery: Lieferung, liefern, geliefert, Versand, versenden, verschicken, verschickt, Zustellung, zugestellt, Lieferdienst, Paketdienst, schicken, schickt, liefert, Lieferungen, Lieferant, Spedition, losschicken, rausschicken, ausliefern, zustellen, zuschicken, sendet, senden, verschickt ihr
  parcel: Paket, Päckchen, Sendung, Karton, Post, Pakete, Schachtel, Kiste
  cost: Kosten, kostet, Preis, Gebühr, teuer, wie viel, wieviel, was kostet, verlangt, Versandkosten, Porto, Versandgebühr, Gebühren, gratis, kostenlos, umsonst, versandkostenfrei, wie teuer, Betrag, Mindestbestellwert, ab welchem Betrag, Kosten für, wer zahlt, wer bezahlt, wer trägt
  time: Zeit, Dauer, dauert, Tage, lange, wie lange, wie schnell, wann kommt, Lieferzeit, wie viele Tage, Werktage, bis wann, rechtzeitig, braucht ihr, Wochen, ankommt, ankommen, bis zur Ankunft, Lieferdauer
  refund: Erstattung, erstatten, Rückerstattung, Geld zurück, Gutschrift, gutgeschrieben, mein Geld, Geld wieder, Bankkonto, zurückerstattet, erstattet, Rückzahlung, zurückgezahlt, zurücküberwiesen, zurückbuchen, Geld sehen, auf meinem Konto, auf dem Konto, aufs Konto, Rückerstattungen, rückerstattet
  return: Rückgabe, zurückgeben, Rücksendung, zurücksenden, zurückschicken, zurückzugeben, zurückzusenden, zurückzuschicken, Retoure, Rückversand, Widerruf, zurück schicken, schicke zurück, schicken zurück, gefällt nicht, gefällt mir nicht, passt nicht zu, retournieren, zurückbringen, zurückgehen, Rückgaberecht, Retourenschein, Rücksendeetikett, will nicht behalten, nicht behalten, wieder los, gefallen mir nicht, gefallen nicht, anders vorgestellt, sende zurück, senden zurück, gebe zurück, überlegen, behalten, Bedenkzeit, zurücknehmen, Rücknahme
  exchange: Umtausch, umtauschen, tauschen, ersetzen, Ersatz, andere Größe, andere Farbe, zu klein, zu groß, zu eng, zu lang, zu kurz, kleiner, andere, eintauschen, größere, kleinere, größer, Größe größer, Nummer größer, Nummer kleiner, passen nicht, passt mir nicht, zu weit, sitzt nicht, drückt, drücken, austauschen, Austausch, umgetauscht
  cancel: stornieren, Stornierung, Storno, abbestellen, absagen, zurückziehen, doch nicht, nicht mehr, aus Versehen bestellt, doppelt bestellt, rückgängig, annullieren, rückgängig machen, zurücktreten, Rücktritt, versehentlich bestellt, nicht losschicken, nicht abschicken, nicht versenden, brauche nicht mehr, brauche doch nicht, will nicht mehr, verklickt, storniert, anders überlegt
  damaged: beschädigt, Schaden, kaputt, zerbrochen, defekt, Bruch, gebrochen, Riss, Scherben, Mangel, gerissen, Loch, Kratzer, zerkratzt, zerstört, auseinander, in Stücken, undicht, Sprung, angeschlagen, abgebrochen, zersprungen, zerrissen, Delle, verbeult, Macke, fehlerhaft, eingerissen, zerbrach, Tausend Stücke, in Scherben, Riß, kaputtgegangen
  missing: fehlt, fehlen, fehlende, verloren, unvollständig, nicht angekommen, nie angekommen, nicht erhalten, verschwunden, nicht dabei, nicht im Paket, nicht im Karton, nur ein Teil, vergessen, der Rest, fehlte, fehlten, weg, abhandengekommen, gestohlen, geklaut, nichts bekommen, nie bekommen, nicht bekommen, unvollständige
  late: verspätet, Verspätung, spät, warte, immer noch nicht, warten, immer noch nichts, höre nichts, nichts gehört, seit Tagen, seit einer Woche, längst, Wochen unterwegs, sollte längst, hätte da sein, hätte kommen, sollte schon, zu spät, überfällig, lässt auf sich warten, dauert ewig, noch nicht da, immer noch, seit Wochen, nichts angekommen, kein Lebenszeichen, tut sich nichts
  track: verfolgen, Sendungsverfolgung, Sendungsnummer, Status, wo ist, wo bleibt, tracking, unterwegs, wann kommt, wann kommen, schon losgeschickt, Trackingnummer, Lieferstatus, Bestellstatus, Paketverfolgung, wo steckt, wo befindet sich, schon unterwegs, schon verschickt, abgeschickt, wann ist da
  address: Adresse, Anschrift, Straße, Lieferadresse, umgezogen, Hausnummer, Büro, Wohnung, alte Adresse, neue Adresse, woanders, Postleitzahl, PLZ, umziehen, Umzug, Wohnort, neue Wohnung, an die Arbeit, andere Adresse, falsche Adresse, Packstation, Wohnsitz
  pay: bezahlen, zahlen, Zahlung, Bezahlung, Zahlungsart, Zahlungsarten, Karte, Kreditkarte, Zahlungsmittel, Überweisung, akzeptieren, begleichen, Ratenzahlung, Raten, auf Rechnung, Kauf auf Rechnung, Bezahlmethode, Bezahlmethoden, Zahlungsmethode, Zahlungsweise, Sofortüberweisung, Nachnahme, bar, nehmt ihr
  invoice: Rechnung, Beleg, Quittung, Mehrwertsteuer, Kassenbon, Bon, Kaufbeleg, Rechnungskopie
  discount: Rabatt, Gutschein, Gutscheincode, Rabattcode, Aktion, Code, Nachlass, Angebot, Gutscheine, einlösen, Rabatte, Gutscheincodes, Aktionscode, Promocode, Coupon, Prozente, Vergünstigung, Ermäßigung, Code eingeben, Gutschein einlösen, Sparcode
  account: Konto, Kundenkonto, Profil, registrieren, Benutzerkonto, Registrierung, Gast, ohne Konto, als Gast
  login: Anmeldung, anmelden, einloggen, Login, Zugang, ausgesperrt, komme nicht rein, reinkommen, anmelden nicht
  password: Passwort, Kennwort, vergessen Passwort, Zugangsdaten
  newsletter: Newsletter, abmelden, Werbung, Werbemails, abbestellen Newsletter, keine Mails, keine E-Mails, Mails mehr, Spam
  size: Größe, Größen, passt, Maße, messen, Länge, Breite, wie groß, zwischen zwei Größen, Schuhgröße, Zentimeter, Abmessungen, Größentabelle, ausmessen, fällt klein aus, fällt groß aus, fällt aus, fallen aus, fallen klein aus, Durchmesser, Höhe, breit, welche Größe
  wash: waschen, Wäsche, reinigen, Reinigung, Pflege, Trockner, Waschmaschine, bügeln, Bügeleisen, Waschmittel, wäscht, gewaschen, Waschgang, schleudern, Wäschetrockner, sauber, säubern, maschinenwaschbar, Handwäsche, Grad, heiß, trocknen, Weichspüler, Bettwäsche waschen, Maschine, Waschtemperatur, wie viel Grad, Temperatur
  stain: Fleck, Flecken, verschüttet, verkleckert, bekleckert, Rotweinfleck
  customs: Zoll, Einfuhr, Steuer, Steuern, Zollgebühren, Abgaben, Zollkosten, verzollen, Einfuhrumsatzsteuer, Einfuhrzoll, Grenze, nachzahlen, Zollamt
  country: Land, Länder, Ausland, international, weltweit, ins Ausland, außerhalb, Auslandsversand, welche Länder, EU
  contact: Kontakt, erreichen, Telefon, anrufen, sprechen, Kundendienst, Kundenservice, Mensch, Mitarbeiter, reden, Person, jemand, jemandem, Telefonnummer, Hotline, Rufnummer, Ansprechpartner, Support, Beratung, schreiben, E-Mail, kontaktieren, echten Menschen, mit jemandem, Menschen, telefonieren, melden
  hours: Öffnungszeiten, geöffnet, offen, geschlossen, Geschäftszeiten, wann offen, wann habt ihr
  store: Laden, Geschäft, Filiale, besuchen, vor Ort, Ladengeschäft, vorbeikommen, Showroom, Werkstatt
  gift: Geschenk, verpacken, Geschenkverpackung, Geburtstag, verschenken, Präsent, einpacken, eingepackt, Geschenkpapier, als Geschenk, Überraschung, Hochzeit, Weihnachten, beschenken
  card: Grußkarte, Karte, Nachricht, Grußbotschaft, Grüße, persönliche Worte, Widmung, Kärtchen
  privacy: Datenschutz, Daten, persönliche Daten, DSGVO, Auskunft, personenbezogene, gespeichert
  delete: löschen, entfernen, Konto schließen
  stock: vorrätig, verfügbar, ausverkauft, Lager, lieferbar, wieder da, wieder verfügbar, wieder auf Lager, nachbestellt, wann wieder, nicht mehr da, vergriffen, nachgeliefert, wieder lieferbar, Bescheid wenn, noch da
  wholesale: Großhandel, Wiederverkäufer, Firma, Geschäftskunden, Großbestellung, Mengenrabatt, Händler, Hotel, Restaurant, gewerblich
  warranty: Garantie, Gewährleistung
  material: Material, Stoff, Baumwolle, Leinen, Wolle
  express: Express, schnell, schneller, eilig, dringend, Expressversand, morgen da, bis morgen, Eilversand, heute noch
  change: ändern, Änderung, korrigieren, falsch, Fehler, geändert, umändern, vertippt, verkehrt, verschrieben, anpassen, aktualisieren
  pickup: abholen, Abholung, selbst abholen, Selbstabholung, vorbeikommen
  order: Bestellung, bestellen, bestellt, gekauft, Kauf, Auftrag, Einkauf, Bestellungen, Ware, erworben, Sachen
  colour: Farbe, Farben, Farbton
  declined: abgelehnt, fehlgeschlagen, funktioniert nicht, geht nicht, ungültig, abgelaufen, verweigert, klappt nicht, nicht angenommen, wird nicht akzeptiert, gesperrt, geht nicht durch, Fehlermeldung, nimmt nicht an, nicht akzeptiert
  wrong: falsch, falsche, falscher, verwechselt, anderes, stattdessen, statt, nicht bestellt, etwas anderes, verkehrt, verkehrte, vertauscht, falsches, falschen, nicht das bestellte, statt dessen, anstatt, anstelle
  twice: doppelt, zweimal, zwei mal, zweifach, doppelte, zwei Abbuchungen
  neighbour: Nachbar, Nachbarn, nebenan, vor die Tür, ablegen, Nachbarin, Ablageort, Abstellort, vor der Tür, Haustür
  red: rot, blau, grün, rosa, grau, schwarz, weiß, gelb, orange, lila, braun, beige > Farbe, Farben
  visa: Visa, Mastercard, PayPal, Klarna, Apple Pay, Google Pay, Vorkasse, Lastschrift, Amex, American Express, Maestro, EC-Karte, Girokarte, Sofort > Zahlung, Zahlungsarten
  wine: Wein, Kaffee, Tinte, Fett, Soße > Fleck, Flecken
  monday: Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag, Sonntag, Wochenende > Öffnungszeiten
  driver: Postbote, Fahrer, Bote, Zusteller > Zustellung, Paketdienst
  sale: Schlussverkauf, Ausverkauf, reduziert, heruntergesetzt, Sonderangebot
  allergy: Allergie, allergisch, giftig, schädlich, Schadstoffe, unbedenklich, lebensmittelecht, Blei
  packaging: Verpackung, Plastik, Recycling, recyceln, Pappe, verpackt
  dishwasher: Spülmaschine, Geschirrspüler, Mikrowelle, Backofen, Ofen, Gefrierfach
  installments: Raten, Ratenzahlung, später bezahlen, Ratenkauf, Teilzahlung
  gift card: Geschenkgutschein, Geschenkkarte, Wertgutschein, Guthaben
  repair: reparieren, Reparatur, flicken, Ersatzteil, Naht
  complaint: Beschwerde, beschweren, unzufrieden, Reklamation, reklamieren
  missed: verpasst, nicht zu Hause, niemand da, bei der Arbeit, geklingelt, nicht daheim
  shrink: einlaufen, eingelaufen, läuft ein, schrumpft
  confirmation: Bestätigung, Bestellbestätigung, bestätigt, Bestellnummer
  add: hinzufügen, ergänzen, dazu bestellen, noch etwas dazu
  half: nur die Hälfte, nur eins, nur einer, nur eine, nicht drin, nicht mitgeliefert > fehlt, fehlen, Teil
  job: Stelle, Stellen, Job, Jobs, Karriere, bewerben, Bewerbung, Ausbildung, Ausbildungsplatz, Ausbildungsplätze, Praktikum, Stellenangebote, arbeiten bei
`;
