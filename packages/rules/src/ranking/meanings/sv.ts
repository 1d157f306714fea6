export const sv = `
  delivery: leverans, leverera, levererad, frakt, skicka, skickad, försändelse
  parcel: paket, låda, post
  cost: pris, kostar, kostnad, avgift, hur mycket, dyrt
  time: tid, dagar, leveranstid, hur lång tid, hur länge, när
  refund: återbetalning, återbetala, pengarna tillbaka
  return: retur, returnera, skicka tillbaka, ångra, ångerrätt
  exchange: byta, byte, ersätta, annan storlek
  cancel: avbryta, avbeställa, annullera
  damaged: skadad, trasig, sönder, defekt, skada
  missing: saknas, saknar, borta, försvunnen, inte kommit, inte fått
  late: försenad, försening, sen, väntar
  track: spåra, spårning, följa, status, var är
  address: adress, gata, flyttat
  pay: betala, betalning, kort, swish
  invoice: faktura, kvitto, moms
  discount: rabatt, rabattkod, kod, erbjudande, kupong
  account: konto, profil
  login: logga in, inloggning
  password: lösenord
  newsletter: nyhetsbrev, avregistrera
  size: storlek, storlekar, mått
  wash: tvätta, tvätt, rengöra, skötsel
  customs: tull, skatt, avgifter, import
  country: land, länder, utomlands, internationell
  contact: kontakt, telefon, ringa, prata, kundtjänst
  hours: öppettider, öppet, stängt
  store: butik, besöka
  gift: present, gåva, inslagning, födelsedag
  delete: radera, ta bort
  stock: lager, slutsåld, tillgänglig
  warranty: garanti
  change: ändra, rätta, fel
  pickup: hämta, upphämtning
  order: order, beställning, beställa, köpt, köp
  colour: färg, färger
`;
