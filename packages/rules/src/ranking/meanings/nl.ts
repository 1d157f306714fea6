export const nl = `
  levering, leveren, geleverd, bezorging, bezorgen, bezorgd, verzending, verzenden, verzonden, versturen
  pakket, pakje, zending, doos, post
  kosten, kost, prijs, tarief, duur, hoeveel
  tijd, dagen, levertijd, hoe lang, hoelang, wanneer
  terugbetaling, terugbetalen, geld terug, terugstorten
  retour, retourneren, terugsturen, terugzenden, herroepen
  ruilen, omruilen, vervangen, andere maat
  annuleren, annulering, opzeggen, intrekken
  beschadigd, kapot, gebroken, defect, schade, stuk
  ontbreekt, ontbrekend, verloren, kwijt, onvolledig, niet aangekomen, niet ontvangen
  vertraging, laat, wacht, nog steeds niet
  volgen, track, status, waar is, waar blijft
  adres, straat, verhuisd
  betalen, betaling, betaalmethode, kaart, ideal
  factuur, bon, btw
  korting, kortingscode, code, actie, aanbieding, tegoedbon
  account, profiel, registreren
  inloggen, aanmelden
  wachtwoord
  nieuwsbrief, afmelden, uitschrijven
  maat, maten, afmetingen, lengte, breedte, passen
  wassen, was, reinigen, schoonmaken, onderhoud
  vlek, vlekken
  douane, invoer, belasting, invoerrechten
  land, landen, buitenland, internationaal
  contact, bereiken, telefoon, bellen, spreken, klantenservice, mens
  openingstijden, open, gesloten
  winkel, bezoeken
  cadeau, inpakken, geschenk, verjaardag
  kaartje, bericht
  privacy, gegevens, persoonsgegevens
  verwijderen, wissen
  voorraad, beschikbaar, uitverkocht
  groothandel, zakelijk, bedrijf
  garantie
  materiaal, stof, katoen, linnen, wol
  snel, spoed, express
  wijzigen, veranderen, aanpassen, fout, verkeerd
  ophalen, afhalen
  bestelling, bestellen, besteld, gekocht, aankoop
  kleur, kleuren, tint
`;
