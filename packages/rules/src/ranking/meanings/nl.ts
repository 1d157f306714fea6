export const nl = `
  delivery: levering, leveren, geleverd, bezorging, bezorgen, bezorgd, verzending, verzenden, verzonden, versturen
  parcel: pakket, pakje, zending, doos, post
  cost: kosten, kost, prijs, tarief, duur, hoeveel, wie betaalt, hoeveel kost
  time: tijd, dagen, levertijd, hoe lang, hoelang, wanneer
  refund: terugbetaling, terugbetalen, geld terug, terugstorten
  return: retour, retourneren, terugsturen, terugzenden, herroepen
  exchange: ruilen, omruilen, vervangen, andere maat
  cancel: annuleren, annulering, opzeggen, intrekken
  damaged: beschadigd, kapot, gebroken, defect, schade, stuk
  missing: ontbreekt, ontbrekend, verloren, kwijt, onvolledig, niet aangekomen, niet ontvangen
  late: vertraging, laat, wacht, nog steeds niet
  track: volgen, track, status, waar is, waar blijft
  address: adres, straat, verhuisd
  pay: betalen, betaling, betaalmethode, kaart, ideal
  invoice: factuur, bon, btw
  discount: korting, kortingscode, code, actie, aanbieding, tegoedbon
  account: account, profiel, registreren
  login: inloggen, aanmelden
  password: wachtwoord
  newsletter: nieuwsbrief, afmelden, uitschrijven
  size: maat, maten, afmetingen, lengte, breedte, passen
  wash: wassen, was, reinigen, schoonmaken, onderhoud
  stain: vlek, vlekken
  customs: douane, invoer, belasting, invoerrechten
  country: land, landen, buitenland, internationaal
  contact: contact, bereiken, telefoon, bellen, spreken, klantenservice, mens
  hours: openingstijden, open, gesloten
  store: winkel, bezoeken
  gift: cadeau, inpakken, geschenk, verjaardag
  card: kaartje, bericht
  privacy: privacy, gegevens, persoonsgegevens
  delete: verwijderen, wissen
  stock: voorraad, beschikbaar, uitverkocht
  wholesale: groothandel, zakelijk, bedrijf
  warranty: garantie
  material: materiaal, stof, katoen, linnen, wol
  express: snel, spoed, express
  change: wijzigen, veranderen, aanpassen, fout, verkeerd
  pickup: ophalen, afhalen
  order: bestelling, bestellen, besteld, gekocht, aankoop
  colour: kleur, kleuren, tint
`;
