export const sv = `
  delivery: leverans, leverera, levererad, frakt, skicka, skickad, försändelse, leveranser, levererar, levereras, levererat, leveransen, frakten, skickas, skickar, skickat, sända, avsänd, utskick, utkörning, hemleverans, hemkörning, bud, fraktbolag, transportör, postnord, DHL, Instabox, Budbee, avskickat, skickats
  parcel: paket, låda, post, paketet, paketen, lådan, kartong, brev, kolli, försändelsen
  cost: pris, kostar, kostnad, avgift, hur mycket, dyrt, vad kostar, priset, priser, kosta, kostnader, avgifter, fraktkostnad, fraktkostnader, fraktpris, fraktavgift, porto, gratis, fraktfritt, fri frakt, belopp, minsta belopp, vem betalar, vad tar ni, billigt, från vilket belopp, står för kostnaden, bekosta
  time: tid, dagar, leveranstid, hur lång tid, hur länge, när, hur snabbt, hur fort, hur många dagar, veckor, vardagar, arbetsdagar, leveranstider, leveranstiden, frist, i tid, hinner, hinna fram, när kommer, framme, kommer fram, anländer, senast när
  refund: återbetalning, återbetala, pengarna tillbaka, återbetalas, återbetalar, återbetalat, återbetalningen, pengar tillbaka, mina pengar, mina pengar tillbaka, få pengarna, betala tillbaka, betalar tillbaka, kreditera, krediterad, kreditering, krediterat, på mitt konto, bankkonto, tillbaka på kontot
  return: retur, returnera, skicka tillbaka, ångra, ångerrätt, returer, returnerar, returnerat, returneras, returen, returfrakt, returetikett, retursedel, returrätt, öppet köp, skickar tillbaka, skickat tillbaka, lämna tillbaka, lämnar tillbaka, ge tillbaka, återlämna, återlämning, ångrar, ångrat, ångrat mig, ångerfrist, ändrat mig, gillar inte, tycker inte om, vill inte behålla, inte behålla, vill inte ha, inte nöjd med, inte som jag tänkt
  exchange: byta, byte, ersätta, annan storlek, byter, bytt, bytas, utbyte, utbytt, ersättning, ersättningsvara, annan färg, större storlek, mindre storlek, storlek större, storlek mindre, för liten, för små, för stor, för stora, för tajt, för trång, för smal, för bred, för lång, för kort, passar inte, sitter inte bra, klämmer, byta mot, byta till, större, mindre
  cancel: avbryta, avbeställa, annullera, avbeställning, avbeställer, annullerar, annullering, annullerad, avboka, avbokning, makulera, ta tillbaka beställningen, häva köpet, ångra köpet, ångra beställningen, beställt av misstag, råkade beställa, beställt två gånger, beställde två gånger, behöver inte längre, inte skicka, stoppa beställningen, stoppa ordern, stoppa leveransen, dra tillbaka
  damaged: skadad, trasig, sönder, defekt, skada, skadat, skadade, trasigt, trasiga, gått sönder, gick sönder, har gått sönder, i bitar, i småbitar, krossad, krossat, krossades, spricka, sprucken, sprucket, sprickor, skärvor, repa, repor, repig, repad, buckla, bucklig, hål, reva, revad, knäckt, kantstött, nagg, fabriksfel, felaktig, tusen bitar, splittrad
  missing: saknas, saknar, borta, försvunnen, inte kommit, inte fått, saknades, försvunnit, försvann, kommit bort, stulen, stulet, aldrig kommit, aldrig kom, aldrig fått, inte kommit fram, inte anlänt, inte mottagit, ofullständig, inte komplett, inte i paketet, inte i lådan, inte med i paketet, låg inte i, fanns inte i, glömt, glömde, resten, bara fått, bara kommit, fattas, fattades
  late: försenad, försening, väntar, för sent, försenat, försenade, förseningar, vänta, väntat, väntar fortfarande, fortfarande inte, ännu inte, inte kommit än, inte kommit ännu, dröjer, dröjt, skulle ha kommit, borde ha kommit, borde vara här, skulle varit här, i flera dagar, flera veckor, i en vecka, inte hört något, har inte hört, ingenting hänt, inget hänt, tar evigheter, sen leverans
  track: spåra, spårning, följa, status, var är, kollinummer, spårningsnummer, kolli id, spårningskod, spårningslänk, spårar, track and trace, tracking, var finns, var befinner, var ligger, var har paketet, på väg, skickats än, skickat än, har ni skickat, är skickat, orderstatus, leveransstatus, hur långt
  address: adress, gata, flyttat, adressen, leveransadress, adresser, flytta, flyttar, flytt, husnummer, gatunummer, postnummer, ny adress, nya adress, gammal adress, gamla adress, fel adress, annan adress, lägenhet, kontor, kontoret, adressändring, ny bostad, portkod, annat ställe
  pay: betala, betalning, kort, swish, betalar, betalat, betalningar, betalningssätt, betalsätt, betalningsmetod, betalningsmetoder, betalningsalternativ, betalkort, kreditkort, kontokort, bankkort, swisha, överföring, banköverföring, kontant, kontanter, postförskott, accepterar, tar ni emot kort
  invoice: faktura, kvitto, moms, fakturor, fakturan, kvittot, räkning, kvitton, inköpsbevis, köpbevis, momsnummer, organisationsnummer
  discount: rabatt, rabattkod, kod, erbjudande, kupong, rabatter, rabattkoder, rabattkoden, koden, koder, kampanjkod, kampanj, erbjudanden, värdecheck, voucher, använda koden, lösa in, ange koden, nedsättning
  sale: rea, nedsatt, nedsatta, reavara, reavaror, utförsäljning, slutrea, utrensning, outlet, på rea, black friday, rean
  price: pris, billigare, prisgaranti, prismatch, prismatchning, prissänkning, sänkt pris, sänkt priset, prisskillnad, mellanskillnad, mellanskillnaden, lägre pris, gått ner i pris
  account: konto, profil, kontot, användarkonto, kundkonto, registrera, registrering, registrera mig, skapa konto, skapa ett konto, utan konto, som gäst, gäst, bli medlem, medlem
  login: logga in, inloggning, loggar in, inloggad, login, kommer inte in, kan inte logga in, utelåst, komma in på kontot, inloggningen
  password: lösenord, lösenordet, glömt lösenord, glömt lösenordet, glömt mitt lösenord, återställa lösenord, inloggningsuppgifter
  newsletter: nyhetsbrev, avregistrera, nyhetsbrevet, avsluta prenumeration, avprenumerera, avanmäla, avanmälan, reklam, reklammejl, reklamutskick, spam, inga fler mejl, inga mejl, för många mejl, slippa mejl, sluta mejla, sluta skicka mejl, mejlutskick, mailutskick
  size: storlek, storlekar, mått, storleken, mäta, mäter, längd, bredd, höjd, diameter, dimensioner, storleksguide, storlekstabell, måttabell, vilken storlek, hur stor, hur stort, hur hög, hur högt, hur bred, hur lång är, centimeter, passform, passar, små i storleken, stora i storleken, skostorlek, mellan två storlekar, omfång
  volume: volym, liter, milliliter, rymmer, rymma, hur mycket rymmer, kapacitet, får plats i
  wash: tvätta, tvätt, rengöra, skötsel, tvättar, tvättas, tvättat, tvättbar, tvättmaskin, tvättmaskinen, maskintvätt, maskintvättas, handtvätt, för hand, torktumla, torktumlare, torktumlas, torka, stryka, strykas, strykjärn, tvättmedel, sköljmedel, blekmedel, rengöring, skötselråd, tvättråd, tvättemperatur, grader, hur många grader, centrifugera, varmt vatten, tumla
  stain: fläck, fläckar, spillt, spillde, fläcken, fläckig, fläckborttagning
  customs: tull, skatt, avgifter, import, tullen, tullavgift, tullavgifter, förtulla, förtullning, importavgift, importmoms, skatter, tullar
  country: land, länder, utomlands, internationell, utlandet, till utlandet, vilka länder, internationellt, hela världen, världen, utanför Sverige, EU, Europa, Norden, utrikes
  contact: kontakt, telefon, ringa, prata, kundtjänst, kontakta, ringer, ring, telefonnummer, telefonnumret, nå er, få tag på er, få tag i er, prata med, prata med någon, snacka, tala med, människa, riktig människa, en människa, riktig person, en person, handläggare, support, kundservice, mejla, skriva till er, rådgivare, ringa upp, ringa mig, kontaktuppgifter, medarbetare
  hours: öppettider, öppet, stängt, öppettid, öppettiderna, öppnar, stänger, har ni öppet, när öppnar, när stänger, telefontid, telefontider
  store: butik, besöka, butiken, butiker, fysisk butik, affär, affären, showroom, komma förbi, titta förbi, på plats, verkstad
  gift: present, gåva, inslagning, födelsedag, presenter, presenten, gåvor, slå in, slår in, inslagen, inslaget, presentinslagning, presentpapper, omslagspapper, som present, som gåva, en present, födelsedagspresent, bröllop, jul, julklapp, julklappar, överraskning, paketinslagning
  card: kort, gratulationskort, gratulation, personlig hälsning, några ord, vykort, födelsedagskort, hälsning på, skriva en hälsning
  privacy: integritet, personuppgifter, data, personliga uppgifter, GDPR, mina uppgifter, mina data, dataskydd, cookies, kakor, vet ni om mig, registerutdrag
  delete: radera, ta bort, raderas, raderat, raderar, radera mitt konto, ta bort mitt konto, stänga kontot, avsluta mitt konto, avsluta kontot, tas bort, radera mina uppgifter
  stock: lager, slutsåld, tillgänglig, i lager, slutsålda, slutsålt, lagerstatus, tillgängliga, finns inne, inne igen, inte i lager, slut i lager, tillbaka i lager, i lager igen, åter i lager, får in, får ni in, kommer in igen, tar slut, påfyllning, beställningsvara, restnoterad, restnoterat, bevaka, meddela när, kvar i lager
  wholesale: grossist, återförsäljare, företag, partihandel, storhandel, återförsälja, sälja vidare, företagskund, företagskunder, grossistpris, stora mängder, större mängder, större antal, mängdrabatt, stor beställning, stororder, storköp, bolag, B&B, pensionat
  warranty: garanti, garantin, garantitid, garanterad, reklamationsrätt
  job: jobb, tjänst, lediga jobb, lediga tjänster, anställning, anställer, anställa, rekryterar, ansökan, söka jobb, jobba hos er, arbeta hos er, praktik, praktikplats, karriär, extrajobb, sommarjobb
  material: material, tyg, bomull, linne, ull, lin, tillverkad av, gjord av, gjort av, tyget, silke, fiber
  allergy: allergi, allergisk, allergier, giftig, giftigt, giftfri, skadlig, skadligt, skadliga ämnen, livsmedelsgodkänd, livsmedelsgodkänt, livsmedel, bly, kemikalier, känslig hud, allergener
  express: express, snabb, snabbt, snabbare, expressleverans, expressfrakt, bråttom, brådskande, brådskar, akut, i morgon, imorgon, till imorgon, till i morgon, fortast möjligt, snabbast möjligt
  change: ändra, rätta, fel, ändring, ändrar, ändrat, ändringar, rättelse, korrigera, redigera, uppdatera, skrivit fel, skrev fel, angett fel, angav fel, råkade skriva, stavfel, tryckfel, knappat fel
  pickup: hämta, upphämtning, hämtar, hämtas, hämtat, hämta själv, hämta i butik, hämta i butiken, hämta upp, avhämtning, hämta ut, utlämningsställe, ombud, paketombud, click and collect, paketbox
  order: order, beställning, beställa, köpt, köp, ordern, ordrar, beställt, beställde, beställer, beställningen, beställningar, köpa, köpte, köper, köpet, varukorg, inköp
  packaging: förpackning, förpackningar, emballage, plast, återvinna, återvinning, återvinningsbar, kartong, wellpapp, förpackade, förpackningsmaterial
  sustainable: hållbar, hållbarhet, hållbara, hållbart, miljö, miljövänlig, miljövänligt, klimat, ekologisk, ekologiskt
  subscription: prenumeration, prenumerationen, prenumerera, prenumerationer, abonnemang, förnya, förnyas, förnyelse, säga upp prenumerationen, avsluta prenumerationen, medlemskap
  points: poäng, bonus, bonuspoäng, lojalitet, kundklubb, bonusprogram, samla poäng, lösa in poäng, lojalitetsprogram, stammis, medlemspoäng, belöning
  review: recension, recensioner, omdöme, omdömen, recensera, betyg, betygsätta, kundomdömen
  colour: färg, färger, färgen, kulör, kulörer, nyans, nyanser, färgton
  dishwasher: diskmaskin, diskmaskinen, mikrovågsugn, mikrovågsugnen, mikro, mikron, ugn, ugnen, frys, frysen, ugnsfast, ugnssäker, diskas, tål diskmaskin, värma, värmas, diska
  declined: nekad, nekas, avvisad, avvisas, misslyckades, misslyckas, misslyckad, fungerar inte, funkar inte, går inte igenom, gick inte igenom, ogiltig, ogiltigt, inte giltig, gått ut, utgången, spärrat, spärrad, accepteras inte, godkänns inte, inte godkänd, medges ej, medges inte, felmeddelande, nekades, nekat
  installments: avbetalning, delbetalning, delbetala, på avbetalning, i delar, dela upp, dela upp betalningen, betala senare, betala i omgångar, månadsvis, månadsbetalning, delbetalningar, räntefritt, finansiering, köp nu betala senare
  gift card: presentkort, presentkortet, presentkorten, gåvokort, saldo, tillgodokvitto
  sample: prov, prover, varuprov, varuprover, tygprov, tygprover, färgprov, färgprover, provbit
  repair: laga, reparera, reparation, lagar, lagas, lagning, reparerar, lappa, reservdel, reservdelar, söm, sömmen, dragkedja, sy ihop
  complaint: klagomål, klaga, klagar, missnöjd, reklamation, reklamera, reklamerar, besviken, framföra klagomål
  status: orderstatus, behandlas, under behandling, bearbetas, väntande, packas, hanteras
  wrong: fel, felaktig, felaktigt, felaktiga, fel vara, fel storlek, fel färg, fel produkt, förväxlat, förväxlad, i stället för, istället för, istället, något annat, annan vara, annat än, inte det jag beställde, inte den jag beställde, inte beställt, felskickad, felpackad, fick en annan
  different: annorlunda, skillnad, skiljer, mörkare, ljusare, bild, bilden, ser annorlunda ut, inte som på bilden, liknar inte, stämmer inte, avviker
  twice: dubbelt, två gånger, dubbel, dubbla, dragits två gånger, dragit två gånger, dubbeldragning, dubbeldebiterad, dubbeldebiterats, dubbla dragningar, andra gången
  neighbour: granne, grannen, grannar, hos grannen, utanför dörren, vid dörren, dörren, ställa paketet, säker plats, trappuppgången, portvakt, trapphuset
  missed: inte hemma, ingen hemma, var inte hemma, är inte hemma, på jobbet, ringde på, ringt på, dörrklocka, dörrklockan, leveransförsök, nytt leveransförsök, avi, missade leveransen, missat leveransen, missade budet, hemma inte
  shrink: krympa, krymper, krympt, krympning, krympte
  weight: vikt, väger, väga, tung, tungt, tjock, tjocklek, hur tung, kilo, gram
  confirmation: bekräftelse, orderbekräftelse, bekräftelsen, bekräftad, bekräfta, bekräftelsemejl, bekräftelsemail, inget mejl, inte fått mejl, inte fått något mejl, inget mail, ordernummer, ordernumret, beställningsnummer
  add: lägga till, lägg till, tillägg, lägger till, en sak till, en vara till, glömde beställa, glömt beställa, komplettera, kompletteras
  hotel: hotell, hotellet, restaurang, restauranger, kafé, café, företag, krog
  red: röd, rött, röda, blå, blått, grön, grönt, gröna, rosa, grå, svart, svarta, vit, vitt, vita, gul, gult, gula, orange, lila, brun, bruna, beige > färg, färger
  visa: Visa, Mastercard, PayPal, Klarna, Apple Pay, Google Pay, American Express, Amex, Maestro, Qliro, Walley > betalning, betalningssätt
  wine: vin, kaffe, bläck, fett, sås, ketchup > fläck, fläckar
  monday: måndag, tisdag, onsdag, torsdag, fredag, lördag, söndag, helg, helgen, helgdagar, röda dagar > öppettider
  stuff: grejer, saker, sakerna, varorna > order
  half: bara hälften, hälften, bara den ena, inte allt, inte alla > saknas, saknar
  driver: brevbärare, brevbäraren, chaufför, chauffören, budet > leverans, frakt
  thread: tråd, trådar, tråden, lös tråd, fransar sig, fransat, trådig
  filling: fyllning, fyllningen, innerkudde, stoppning, vadd
  embroidery: broderi, brodera, broderad, broderat, broderade, broderar, initialer, monogram, personlig gravyr, namn på, med namn, gravera, gravyr, graverad, personifiera
  visit: kurs, kurser, workshop, lektion, visning, rundvandring
`;
