export const cs = `
  doručení, doručit, doručeno, doprava, dopravné, dodání, zásilka, odeslat, odesláno, poslat
  balík, balíček, zásilka, krabice
  cena, stojí, náklady, poplatek, kolik, kolik stojí
  doba, dny, dnů, jak dlouho, kdy
  vrácení peněz, peníze zpět, vrátit peníze, refundace
  vrácení, vrátit, poslat zpět, odstoupení
  výměna, vyměnit, jiná velikost
  zrušit, zrušení, storno, stornovat
  poškozené, poškozený, rozbité, rozbitý, vadný, vada
  chybí, chybějící, ztracený, ztratil, nedorazilo, nepřišlo
  zpoždění, pozdě, čekám
  sledovat, sledování, stav, kde je
  adresa, adresu, ulice, přestěhoval
  platba, platit, zaplatit, karta, kartou
  faktura, účtenka, doklad, dph
  sleva, slevový kód, kód, akce, kupón
  účet, profil, registrace
  přihlásit, přihlášení
  heslo
  newsletter, odhlásit, odběr
  velikost, velikosti, rozměry, míry
  prát, praní, čistit, péče
  clo, daň, dovoz
  země, zahraničí, mezinárodní
  kontakt, kontaktovat, telefon, zavolat, mluvit, podpora
  otevírací doba, otevřeno, zavřeno
  obchod, prodejna
  dárek, zabalit, narozeniny
  smazat, odstranit
  skladem, dostupné, vyprodáno
  záruka, reklamace
  změnit, změna, opravit, chyba, špatně
  vyzvednout, vyzvednutí, odběr
  objednávka, objednávku, objednat, nákup, koupit
  barva, barvy
`;
