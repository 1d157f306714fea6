export const nl = `
  delivery: levering, leveren, geleverd, bezorging, bezorgen, bezorgd, verzending, verzenden, verzonden, versturen, lever, levert, leveringen, leverancier, bezorg, bezorgt, bezorgdienst, verzend, verzendt, verstuur, verstuurt, verstuurd, verstuurde, opsturen, opgestuurd, sturen, stuurt, gestuurd, toesturen, thuisbezorgd, koerier, afleveren, afgeleverd, pakketdienst, bezorger
  parcel: pakket, pakje, zending, doos, post, pakketje, pakketten, pakjes, pakketjes, dozen, poststuk
  cost: kosten, kost, prijs, tarief, duur, hoeveel, wie betaalt, hoeveel kost, verzendkosten, bezorgkosten, wat kost, wat kosten, porto, gratis, kosteloos, bedrag, prijzen, tarieven, vanaf welk bedrag, vanaf hoeveel, goedkoop, betaal ik voor, betalen voor verzending, voor mijn rekening, op mijn kosten, minimumbedrag, hoe duur
  time: tijd, dagen, levertijd, hoe lang, hoelang, wanneer, hoe snel, werkdagen, weken, termijn, duurt, bezorgtijd, levertijden, hoeveel dagen, op tijd, binnen hoeveel, wanneer komt, wanneer krijg, binnen welke termijn, uiterlijk wanneer, duurt het
  refund: terugbetaling, terugbetalen, geld terug, terugstorten, terugbetaald, teruggestort, terugstorting, mijn geld, geld weer, centen terug, terugboeken, teruggeboekt, restitutie, crediteren, gecrediteerd, op mijn rekening, bankrekening, krijg ik mijn geld
  return: retour, retourneren, terugsturen, terugzenden, herroepen, retourzending, retouren, retourneer, geretourneerd, stuur terug, stuur ik terug, terug sturen, teruggestuurd, teruggeven, terugbrengen, terugzending, retourlabel, retourformulier, herroepingsrecht, bedenktijd, zichttermijn, retourbeleid, bevalt niet, bevalt me niet, vind het niet mooi, valt tegen, van gedachten veranderd, niet houden, wil niet meer, hoef niet meer, niet naar mijn zin, niet tevreden mee, me bedacht
  exchange: ruilen, omruilen, vervangen, andere maat, ruil, omruil, geruild, omgeruild, vervanging, vervangend, andere kleur, maat groter, maat kleiner, maatje groter, maatje kleiner, te klein, te groot, te krap, te strak, te lang, te kort, te wijd, te smal, past niet, passen niet, zit niet goed, knelt, knellen, grotere maat, kleinere maat, inruilen, wisselen
  cancel: annuleren, annulering, opzeggen, intrekken, annuleer, geannuleerd, cancelen, cancel, gecanceld, afzeggen, stopzetten, stornering, ongedaan maken, per ongeluk besteld, dubbel besteld, niet meer nodig, niet versturen, niet opsturen, bedenk me, ik zie ervan af, afbestellen
  damaged: beschadigd, kapot, gebroken, defect, schade, stuk, beschadigde, kapotte, kapotgegaan, stukgegaan, beschadiging, in stukken, scherven, aan scherven, aan gruzelementen, barst, gebarsten, barstje, scheur, gescheurd, gat, gaatje, kras, krassen, bekrast, deuk, gedeukt, ingedeukt, lek, lekt, afgebroken, scherfje, schilfer, mankement, gebrek, breuk
  missing: ontbreekt, ontbrekend, verloren, kwijt, onvolledig, niet aangekomen, niet ontvangen, ontbreken, ontbrak, mist, incompleet, vermist, zoek, kwijtgeraakt, verdwenen, gestolen, nooit aangekomen, nooit ontvangen, nooit gekregen, niet gekregen, niet binnengekomen, zat niet in, zat er niet bij, niet in de doos, niet in het pakket, vergeten, maar een deel, slechts een deel, de rest
  late: vertraging, laat, wacht, nog steeds niet, vertraagd, te laat, wachten, wacht al, zit te wachten, nog niets, nog steeds niets, nog niet binnen, nog niet ontvangen, nog niet aangekomen, nog altijd niet, al dagen, al weken, al een week, had er moeten zijn, zou er zijn, zou gisteren, had al moeten, niets gehoord, hoor niets, taal noch teken, duurt lang
  track: volgen, track, status, waar is, waar blijft, track and trace, track en trace, tracking, trackingcode, traceren, volgnummer, waar zit, onderweg, al verzonden, al verstuurd, al onderweg, bestelstatus, verzendstatus, waar ligt, waar bevindt, hoe ver
  address: adres, straat, verhuisd, bezorgadres, afleveradres, verzendadres, adressen, verhuizen, verhuizing, verhuis, huisnummer, postcode, ander adres, nieuw adres, nieuwe adres, oude adres, oud adres, verkeerd adres, verkeerde adres, appartement, kantoor, woning, nieuw huis, ergens anders, adreswijziging
  pay: betalen, betaling, betaalmethode, kaart, ideal, betaal, betaald, betaalt, betalingen, betaalmethoden, betaalmethodes, betaalwijze, betaalmogelijkheden, afrekenen, creditcard, overboeking, overmaken, bankoverschrijving, rembours, contant, pinnen, betaalpas, accepteren, accepteert, achteraf, achteraf betalen, kan ik met
  invoice: factuur, bon, btw, bonnetje, kassabon, facturen, nota, aankoopbewijs, btw nummer, factuurtje, betaalbewijs
  discount: korting, kortingscode, code, actie, aanbieding, tegoedbon, kortingen, kortingscodes, kortingsbon, actiecode, promocode, promotiecode, coupon, voucher, waardebon, codes, aanbiedingen, code invoeren, code invullen, acties
  sale: uitverkoop, sale, afgeprijsd, afgeprijsde, opruiming, outlet, solden, koopjes
  price: prijs, goedkoper, prijsverlaging, prijsgarantie, prijsverschil, prijsdaling, in prijs gedaald, nu goedkoper, lagere prijs, prijsaanpassing
  account: account, profiel, registreren, registratie, geregistreerd, account aanmaken, zonder account, als gast, gast, klantaccount, inschrijven
  login: inloggen, aanmelden, ingelogd, log in, login, kan niet inloggen, kom er niet in, kom niet in, buitengesloten, inlog
  password: wachtwoord, wachtwoord vergeten, inloggegevens, wachtwoorden, wachtwoord resetten
  newsletter: nieuwsbrief, afmelden, uitschrijven, nieuwsbrieven, uitschrijf, reclame, reclamemail, reclamemails, spam, geen mail meer, geen mails meer, geen mails, te veel mails, mailing, mailinglijst, stop met mailen, niet meer mailen
  size: maat, maten, afmetingen, lengte, breedte, passen, afmeting, hoogte, formaat, maattabel, matentabel, welke maat, opmeten, meten, diameter, centimeter, valt klein, valt groot, valt het, vallen klein, vallen groot, vallen ze, hoe groot, hoe hoog, hoe breed, hoe lang is, schoenmaat, tussen twee maten, past, pasvorm
  volume: inhoud, volume, liter, milliliter, gaat erin, past erin, hoeveel gaat er in, hoeveel past er in
  wash: wassen, reinigen, schoonmaken, onderhoud, gewassen, wasbaar, machinewasbaar, wasmachine, in de wasmachine, wasdroger, droger, in de droger, drogen, strijken, strijk, strijkijzer, wasmiddel, wasverzachter, handwas, met de hand, graden, hoeveel graden, wasvoorschrift, wastemperatuur, centrifugeren, bleken, schoon, verzorging, heet water
  stain: vlek, vlekken, gevlekt, gemorst, morsen, vlekje, vlekverwijderaar
  customs: douane, invoer, belasting, invoerrechten, douanekosten, inklaring, inklaren, invoerbelasting, belastingen, import, importheffing, heffing, accijns
  country: land, landen, buitenland, internationaal, naar het buitenland, welke landen, wereldwijd, buiten Nederland, Europa, EU, buiten de EU, internationale, overzees
  contact: contact, bereiken, telefoon, bellen, spreken, klantenservice, mens, bereikbaar, telefoonnummer, bel, opbellen, praten, praat, medewerker, echt mens, echt persoon, echte persoon, contact opnemen, telefonisch, klantendienst, helpdesk, mailen, e-mail, schrijven, persoon, teruggebeld, terugbellen, adviseur, iemand spreken, contactgegevens
  hours: openingstijden, open, gesloten, openingsuren, geopend, hoe laat open, wanneer open, kantooruren
  store: winkel, bezoeken, langskomen, showroom, fysieke winkel, filiaal, vestiging, winkels, langs komen, ter plaatse, atelier
  gift: cadeau, inpakken, geschenk, verjaardag, kado, cadeautje, kadootje, cadeaus, ingepakt, cadeauverpakking, cadeaupapier, inpakpapier, inpakservice, als cadeau, bruiloft, Kerst, Sinterklaas, verrassing, trouwerij, weggeven
  card: kaartje, bericht, wenskaart, berichtje, persoonlijke boodschap, boodschap, persoonlijk bericht, een paar woorden, briefje, groet
  privacy: privacy, gegevens, persoonsgegevens, AVG, GDPR, persoonlijke gegevens, mijn gegevens, cookies, weten jullie over mij, weten van mij, inzage
  delete: verwijderen, wissen, account verwijderen, account opheffen, opheffen, verwijder, verwijderd, account sluiten, account beëindigen
  stock: voorraad, beschikbaar, uitverkocht, op voorraad, voorradig, leverbaar, niet leverbaar, niet op voorraad, weer beschikbaar, weer op voorraad, weer leverbaar, weer binnen, komt terug, wanneer weer, weer verkrijgbaar, verkrijgbaar, bijbesteld, nabesteld, nog hebben, nog te krijgen, aanvullen, seintje
  wholesale: groothandel, zakelijk, bedrijf, zakelijke, wederverkoper, wederverkopers, doorverkopen, reseller, grote aantallen, grote hoeveelheden, grote hoeveelheid, grote bestelling, staffelkorting, kwantumkorting, inkoop, B&B, bedrijven, inkoopprijs
  warranty: garantie, garantietermijn, wettelijke garantie, garantiebewijs, gewaarborgd, waarborg
  job: vacature, vacatures, baan, banen, werken bij, bij jullie werken, solliciteren, sollicitatie, stage, stageplek, bijbaan, stagiair, werkgelegenheid
  material: materiaal, stof, katoen, linnen, wol, materialen, gemaakt van, waarvan gemaakt, zijde, vezel, samenstelling
  allergy: allergie, allergisch, allergieën, giftig, gifvrij, schadelijk, schadelijke stoffen, voedselveilig, veilig voor voedsel, levensmiddelen, lood, chemicaliën, gevoelige huid, allergenen
  express: snel, spoed, express, sneller, spoedlevering, spoedbestelling, haast, met spoed, dringend, morgen, morgen in huis, vandaag nog, snelle levering, spoedbezorging
  change: wijzigen, veranderen, aanpassen, fout, verkeerd, wijziging, wijzig, gewijzigd, verander, aangepast, aanpassing, corrigeren, verbeteren, foutje, vergissing, vergist, verkeerd ingevuld, typfout, tikfout, verkeerde ingevuld, bijwerken
  pickup: ophalen, afhalen, afhaalpunt, haal op, kom ophalen, opgehaald, afgehaald, zelf ophalen, zelf afhalen, afhaal, komen halen, ophaalpunt, pakketpunt, afhalen in de winkel
  order: bestelling, bestellen, besteld, gekocht, aankoop, bestel, bestelde, bestellingen, kopen, koop, order, orders, aangeschaft, aankopen, winkelmand, winkelwagen
  packaging: verpakking, verpakkingen, verpakt, plastic, recyclen, recyclebaar, recycling, karton, gerecycled, verpakkingsmateriaal
  sustainable: duurzaam, duurzaamheid, duurzame, milieu, milieuvriendelijk, ecologisch, klimaat, biologisch, CO2
  subscription: abonnement, abonnementen, abonneren, verlengen, verlenging, lidmaatschap, abonnement opzeggen, automatisch verlengd
  points: punten, spaarpunten, spaarprogramma, loyaliteit, klantenkaart, sparen, punten inwisselen, punten inleveren, spaarkaart
  review: beoordeling, beoordelingen, review, reviews, recensie, recensies, beoordelen, ervaringen
  colour: kleur, kleuren, tint, tinten, kleurtje, kleurstelling
  dishwasher: vaatwasser, vaatwasmachine, afwasmachine, magnetron, oven, vriezer, diepvries, vaatwasserbestendig, vaatwasmachinebestendig, ovenbestendig, ovenvast, hittebestendig, magnetronbestendig, opwarmen, in de vaatwasser, in de oven
  declined: geweigerd, afgewezen, mislukt, mislukte, werkt niet, lukt niet, doet het niet, ongeldig, niet geldig, verlopen, geblokkeerd, niet geaccepteerd, wordt niet geaccepteerd, foutmelding, niet gelukt, gaat niet door, wordt geweigerd, neemt niet aan
  installments: termijnen, in termijnen, gespreid betalen, gespreide betaling, achteraf betalen, later betalen, betaal later, in delen betalen, in delen, in3, afbetaling, op afbetaling, financiering
  gift card: cadeaubon, cadeaukaart, cadeaubonnen, cadeaukaarten, cadeaukaartje, giftcard, tegoed, saldo, kadobon
  sample: staal, stalen, staaltje, monster, monsters, proefje, stofstaal, kleurstaal
  repair: repareren, reparatie, reparaties, gerepareerd, herstellen, laten maken, reserveonderdeel, reserveonderdelen, onderdeel, onderdelen, naad, rits, naaien
  complaint: klacht, klachten, klagen, ontevreden, klacht indienen, teleurgesteld, beklag
  status: bestelstatus, in behandeling, verwerkt, verwerking, in bewerking, wordt verwerkt
  wrong: verkeerd, verkeerde, fout, foute, foutief, onjuist, in plaats van, iets anders, ander artikel, verkeerde artikel, verkeerd artikel, verkeerde product, verwisseld, niet wat ik besteld, niet besteld, andere gekregen, anders gekregen, andere ontvangen, niet het juiste, niet de juiste
  different: verschil, verschillend, afwijkend, wijkt af, donkerder, lichter, foto, niet zoals op de foto, ziet er anders uit, komt niet overeen, anders dan op
  twice: dubbel, twee keer, tweemaal, dubbele, dubbel afgeschreven, twee keer afgeschreven, dubbele afschrijving, tweede keer
  neighbour: buren, buurman, buurvrouw, bij de buren, voor de deur, voordeur, veilige plek, neerzetten, achtergelaten, ergens neergelegd
  missed: gemist, niet thuis, niemand thuis, was niet thuis, op mijn werk, aan het werk, aangebeld, deurbel, niet aanwezig, bezorgpoging, tweede bezorgpoging, kaartje in de bus, briefje in de bus
  shrink: krimpen, krimpt, gekrompen, krimp
  weight: gewicht, weegt, wegen, zwaar, dik, dikte, hoe zwaar, kilo, gram
  confirmation: bevestiging, bevestigd, bevestigen, orderbevestiging, bestelbevestiging, bevestigingsmail, geen mail gekregen, geen mail ontvangen, geen bevestiging, bestelnummer, ordernummer
  add: toevoegen, toegevoegd, voeg toe, bijbestellen, nog een artikel, vergeten toe te voegen, erbij bestellen, aanvulling
  hotel: hotel, hotels, restaurant, restaurants, horeca, café, bedrijf, zakelijk
  red: rood, rode, blauw, blauwe, groen, groene, roze, grijs, grijze, zwart, zwarte, wit, witte, geel, gele, oranje, paars, paarse, bruin, bruine, beige > kleur, kleuren
  visa: Visa, Mastercard, PayPal, Klarna, Apple Pay, Google Pay, American Express, Amex, Maestro, Bancontact, Riverty, Billink > betaling, betaalmethode
  wine: wijn, koffie, inkt, vet, saus, ketchup > vlek, vlekken
  monday: maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, weekend, feestdagen > openingstijden
  stuff: spullen, goederen, spulletjes > bestelling
  half: alleen de helft, maar de helft, de helft, slechts één, niet alles, niet compleet > ontbreekt, onvolledig
  driver: postbode, chauffeur, bezorger > bezorging, bezorgdienst
  thread: draad, draden, draadje, draadjes, losse draad, los draadje, rafelt, rafelen, haaltje
  filling: vulling, binnenkussen, kussenvulling, gevuld, vulsel
  embroidery: borduren, geborduurd, borduursel, borduring, borduurwerk, initialen, monogram, personaliseren, gepersonaliseerd, personalisatie, naam erop, naam op, graveren, gravure, gegraveerd
  visit: workshop, workshops, cursus, les, rondleiding
`;
