export const sv = `
  leverans, leverera, levererad, frakt, skicka, skickad, försändelse
  paket, låda, post
  pris, kostar, kostnad, avgift, hur mycket, dyrt
  tid, dagar, leveranstid, hur lång tid, hur länge, när
  återbetalning, återbetala, pengarna tillbaka
  retur, returnera, skicka tillbaka, ångra, ångerrätt
  byta, byte, ersätta, annan storlek
  avbryta, avbeställa, annullera
  skadad, trasig, sönder, defekt, skada
  saknas, saknar, borta, försvunnen, inte kommit, inte fått
  försenad, försening, sen, väntar
  spåra, spårning, följa, status, var är
  adress, gata, flyttat
  betala, betalning, kort, swish
  faktura, kvitto, moms
  rabatt, rabattkod, kod, erbjudande, kupong
  konto, profil
  logga in, inloggning
  lösenord
  nyhetsbrev, avregistrera
  storlek, storlekar, mått
  tvätta, tvätt, rengöra, skötsel
  tull, skatt, avgifter, import
  land, länder, utomlands, internationell
  kontakt, telefon, ringa, prata, kundtjänst
  öppettider, öppet, stängt
  butik, besöka
  present, gåva, inslagning, födelsedag
  radera, ta bort
  lager, slutsåld, tillgänglig
  garanti
  ändra, rätta, fel
  hämta, upphämtning
  order, beställning, beställa, köpt, köp
  färg, färger
`;
