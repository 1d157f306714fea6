export const cs = `
  delivery: doručení, doručit, doručeno, doprava, dopravné, dodání, zásilka, odeslat, odesláno, poslat
  parcel: balík, balíček, zásilka, krabice
  cost: cena, stojí, náklady, poplatek, kolik, kolik stojí
  time: doba, dny, dnů, jak dlouho, kdy
  refund: vrácení peněz, peníze zpět, vrátit peníze, refundace
  return: vrácení, vrátit, poslat zpět, odstoupení
  exchange: výměna, vyměnit, jiná velikost
  cancel: zrušit, zrušení, storno, stornovat
  damaged: poškozené, poškozený, rozbité, rozbitý, vadný, vada
  missing: chybí, chybějící, ztracený, ztratil, nedorazilo, nepřišlo
  late: zpoždění, pozdě, čekám
  track: sledovat, sledování, stav, kde je
  address: adresa, adresu, ulice, přestěhoval
  pay: platba, platit, zaplatit, karta, kartou
  invoice: faktura, účtenka, doklad, dph
  discount: sleva, slevový kód, kód, akce, kupón
  account: účet, profil, registrace
  login: přihlásit, přihlášení
  password: heslo
  newsletter: newsletter, odhlásit, odběr
  size: velikost, velikosti, rozměry, míry
  wash: prát, praní, čistit, péče
  customs: clo, daň, dovoz
  country: země, zahraničí, mezinárodní
  contact: kontakt, kontaktovat, telefon, zavolat, mluvit, podpora
  hours: otevírací doba, otevřeno, zavřeno
  store: obchod, prodejna
  gift: dárek, zabalit, narozeniny
  delete: smazat, odstranit
  stock: skladem, dostupné, vyprodáno
  warranty: záruka, reklamace
  change: změnit, změna, opravit, chyba, špatně
  pickup: vyzvednout, vyzvednutí, odběr
  order: objednávka, objednávku, objednat, nákup, koupit
  colour: barva, barvy
`;
