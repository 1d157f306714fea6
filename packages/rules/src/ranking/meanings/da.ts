export const da = `
  delivery: levering, levere, leveret, forsendelse, fragt, sende, sendt, fragtmand, leverer, leveres, leverancer, leverance, leveringer, afsendelse, afsendt, afsende, afsender, sender, udbringning, fragter, forsende, forsender, post nord, postnord, GLS, bud, fragtfirma
  parcel: pakke, kasse, post, pakken, pakker, pakkerne, æske, brev, pakkepost
  cost: pris, koster, omkostninger, gebyr, hvor meget, dyrt, hvad koster, fragtpris, prisen, priser, koste, fragtomkostninger, porto, gratis, fragtfrit, fragtfri, beløb, minimumsbeløb, hvem betaler, hvad er prisen, kostpris, fra hvilket beløb, billigt, betale for fragt
  time: tid, dage, leveringstid, hvor lang tid, hvornår, hvor længe, hvor hurtigt, hvor mange dage, uger, hverdage, frist, leveringstiden, til tiden, nå frem, når frem, inden hvornår, kommer frem, ankommer
  refund: refusion, tilbagebetaling, pengene tilbage, refundere, refunderet, refunderes, refunderer, tilbagebetalt, tilbagebetale, tilbagebetales, mine penge, mine penge tilbage, penge tilbage, få pengene, ført tilbage, kredit, krediteret, på min konto, bankkonto, sætter pengene ind
  return: retur, returnere, sende tilbage, fortryde, fortrydelsesret, returnerer, returneret, returneres, returnering, returret, retursending, returlabel, returseddel, sender tilbage, sender den tilbage, sendt tilbage, sende retur, sender retur, levere tilbage, aflevere tilbage, give tilbage, tilbagelevere, fortryder, fortrudt, fortrydelse, fortryde mit køb, kan ikke lide, bryder mig ikke om, skiftet mening, ombestemt, vil ikke beholde, ikke beholde, ikke tilfreds med
  exchange: bytte, ombytte, erstatte, anden størrelse, bytter, byttet, ombytning, ombyttet, bytte til, byttes, erstatning, erstattet, anden farve, større størrelse, mindre størrelse, størrelse større, størrelse mindre, for lille, for små, for stor, for store, for stram, for smal, for bred, for lang, for kort, passer ikke, strammer, klemmer, skifte
  cancel: annullere, annullering, afbestille, fortryde, annullerer, annulleret, annuller, afbestilling, afbestiller, aflyse, aflys, aflyst, ophæve, stoppe, trække tilbage, bestilt ved en fejl, kom til at bestille, bestilt to gange, bestilt dobbelt, ikke brug for, ikke sende
  damaged: beskadiget, ødelagt, knust, defekt, i stykker, skade, skadet, beskadigede, ødelagte, gået i stykker, gik i stykker, itu, gået itu, revne, revnet, flækket, skår, skåret, ridse, ridser, ridset, bule, bulet, hul, flænge, flænget, knækket, brækket, fejlbehæftet, fabriksfejl, utæt, mangelfuld, i tusind stykker
  missing: mangler, manglende, væk, forsvundet, ikke ankommet, ikke modtaget, manglede, mangle, bortkommet, blevet væk, stjålet, aldrig ankommet, aldrig kommet, aldrig modtaget, aldrig fået, ikke fået, har ikke fået, ikke kommet, ufuldstændig, ikke med i pakken, ikke i pakken, lå ikke i, var ikke i, var ikke med, glemt, glemte, resten, kun fået, kun modtaget, kun kommet
  late: forsinket, forsinkelse, sent, venter, for sent, vente, ventet, venter stadig, stadig ikke, endnu ikke, stadig ingenting, ikke kommet endnu, ikke dukket op, skulle have været, skulle være kommet, burde være, i flere dage, i en uge, i flere uger, flere dage siden, intet hørt, ikke hørt noget, lader vente, trækker ud, forsinkelser
  track: spore, sporing, følge, status, hvor er, track and trace, track trace, tracking, trackingnummer, sporingsnummer, pakkenummer, spor, sporer, følger, hvor bliver, hvor befinder, på vej, undervejs, afsendt endnu, er sendt, er den sendt, ordrestatus, forsendelsesstatus, hvor langt
  address: adresse, gade, flyttet, adressen, leveringsadresse, adresser, flytter, flytte, flytning, husnummer, postnummer, vejnavn, ny adresse, nye adresse, gammel adresse, gamle adresse, forkert adresse, anden adresse, lejlighed, kontor, arbejdsplads, et andet sted, ny bolig
  pay: betale, betaling, kort, mobilepay, betaler, betalt, betalinger, betalingsmetode, betalingsmetoder, betalingsmåde, betalingsmåder, betalingskort, kreditkort, dankort, bankoverførsel, overførsel, kontanter, accepterer, afregne, efterkrav
  invoice: faktura, kvittering, moms, fakturaer, bon, regning, kvitteringen, bilag, CVR, EAN, købsbevis, momsnummer
  discount: rabat, rabatkode, kode, tilbud, kupon, rabatter, rabatkoder, koder, kampagnekode, kuponkode, kampagne, værdibevis, voucher, tilbudskode, indløse, bruge koden, indtaste koden
  sale: udsalg, nedsat, nedsatte, udsalgsvarer, udsalgsvare, tilbudsvarer, på udsalg, slutspurt, restsalg, outlet, black friday
  price: pris, billigere, prisgaranti, prismatch, prisfald, prisforskel, sat ned, nedsat pris, faldet i pris, lavere pris, prisjustering
  account: konto, profil, kontoen, brugerkonto, kundekonto, registrere, registrering, oprette, opret, oprette konto, oprette en konto, uden konto, uden at oprette, gæst, som gæst, tilmelde
  login: logge ind, login, log ind, logger ind, logge på, logget ind, indlogning, kan ikke komme ind, kommer ikke ind, lukket ude, låst ude
  password: adgangskode, kodeord, password, glemt kodeord, glemt adgangskode, glemt min adgangskode, glemt mit kodeord, nulstille, nulstil, loginoplysninger
  newsletter: nyhedsbrev, afmelde, nyhedsbrevet, nyhedsbreve, afmelder, afmeld, afmelding, framelde, reklame, reklamer, reklamemails, spam, ikke flere mails, for mange mails, ingen mails, slippe for mails, holde op med at sende, marketing
  size: størrelse, størrelser, mål, størrelsen, måle, måler, længde, bredde, højde, dimensioner, diameter, størrelsesguide, størrelsesskema, måleskema, hvilken størrelse, hvor stor, hvor store, hvor høj, hvor bred, hvor lang er, centimeter, pasform, passer, små i størrelsen, store i størrelsen, skostørrelse, mellem to størrelser
  volume: rumfang, volumen, liter, milliliter, rummer, rumme, hvor meget kan der være, kapacitet
  wash: vaske, vask, rengøre, pleje, vasker, vaskes, vasket, vaskbar, maskinvask, maskinvaskes, vaskemaskine, vaskemaskinen, håndvask, i hånden, tørretumbler, tørretumbles, tørre, tumbler, stryge, strygejern, vaskemiddel, skyllemiddel, rengøring, vaskeanvisning, vasketemperatur, grader, hvor mange grader, centrifugere, blegemiddel, vedligeholde, vedligeholdelse, varmt vand
  stain: plet, pletter, spildt, spildte, pletten, plettet, pletfjerner
  customs: told, afgift, skat, import, tolden, fortolde, fortoldning, toldgebyr, toldgebyrer, toldafgift, afgifter, importafgift, importafgifter, importmoms, skatter
  country: land, lande, udlandet, international, til udlandet, hvilke lande, internationalt, verden, hele verden, verdensplan, uden for Danmark, udenfor Danmark, EU, Europa, Norden, oversøisk
  contact: kontakt, telefon, ringe, tale, kundeservice, kontakte, ringer, telefonnummer, telefonnummeret, ringe til jer, ring, taler, snakke, snakke med, tale med, tale med nogen, menneske, rigtigt menneske, et menneske, en person, medarbejder, support, fange jer, få fat i jer, få fat på jer, skrive til jer, skriver til, kundesupport, rådgiver, ringe mig op, ringe op, kontaktoplysninger
  hours: åbningstider, åben, lukket, åbningstid, åbent, åbner, lukker, har i åbent, hvornår åbner, hvornår lukker, telefontid
  store: butik, besøge, butikken, butikker, fysisk butik, forretning, showroom, forbi butikken, komme forbi, kigge forbi, afdeling, værksted
  gift: gave, indpakning, fødselsdag, gaver, gaven, pakket ind, pakke ind, indpakket, pakker i ind, gaveindpakning, gavepapir, som gave, en gave, fødselsdagsgave, bryllup, jul, julegave, overraskelse, foræring, gaveæske
  card: kort, lykønskning, lykønskningskort, personlig hilsen, et par ord, fødselsdagskort, til og fra kort, skrive en hilsen, hilsen på
  privacy: privatliv, data, persondata, personlige oplysninger, personoplysninger, GDPR, mine data, mine oplysninger, databeskyttelse, cookies, ved i om mig, indsigt
  delete: slette, fjerne, slet, slettet, slettes, sletter, fjern, slette min konto, lukke min konto, nedlægge, slette mine data
  stock: lager, udsolgt, tilgængelig, på lager, lagerstatus, tilgængelige, ikke på lager, igen på lager, på lager igen, hjem igen, får i hjem, kommer igen, kommer hjem, komme igen, tilbage på lager, genbestille, lagerført, flere hjem, restordre, har i stadig, give besked når
  wholesale: engros, engroskøb, grossist, forhandler, forhandlere, videresælge, videresalg, erhverv, erhvervskunde, erhvervskunder, virksomhed, firma, storkøb, større mængder, store mængder, mængderabat, stor ordre, stort parti, B&B
  warranty: garanti, reklamationsret, garantien, garantibevis, garantiperiode, mangelsansvar
  job: job, stilling, stillinger, ledige stillinger, ansøgning, ansøge om, søge job, ansætter, ansættelse, praktik, praktikplads, karriere, arbejde hos jer, elevplads, jobs
  material: materiale, stof, bomuld, hør, uld, materialer, lavet af, stoffet, silke, fiber
  allergy: allergi, allergisk, allergier, giftig, giftigt, giftfri, skadelig, skadeligt, skadelige stoffer, fødevaregodkendt, fødevaresikker, fødevarer, bly, kemikalier, kemi, følsom hud, allergener
  express: ekspres, hurtig, hurtigt, hurtigere, hurtigst, ekspreslevering, haster, haste, hastelevering, i morgen, til i morgen, inden i morgen, dag til dag, allerede i morgen
  change: ændre, rette, forkert, fejl, ændring, ændrer, ændret, rettet, rettelse, redigere, opdatere, tastet forkert, skrevet forkert, tastefejl, stavefejl, kom til at skrive, lavet en fejl, skift
  pickup: hente, afhente, afhentning, henter, hentes, hentet, afhenter, hente selv, selv hente, selvafhentning, hente i butikken, hente den, click and collect, pakkeshop, pakkeboks, udleveringssted, udlevering
  order: ordre, bestilling, bestille, købt, køb, ordren, ordrer, bestilt, bestiller, bestillingen, bestillinger, købe, køber, købet, indkøb, indkøbskurv, kurv
  packaging: emballage, emballagen, plastik, plast, genbruge, genbrug, genanvendelig, genanvendes, pap, indpakning, papkasse
  sustainable: bæredygtig, bæredygtighed, bæredygtige, miljø, miljøvenlig, miljøvenligt, klima, økologisk, CO2
  subscription: abonnement, abonnementer, abonnere, abonnent, forny, fornyelse, fornyes, opsige abonnement, medlemskab
  points: point, bonuspoint, loyalitet, loyalitetsprogram, kundeklub, bonus, optjene point, indløse point, belønning
  review: anmeldelse, anmeldelser, anmelde, vurdering, vurderinger, bedømmelse, erfaringer, trustpilot
  colour: farve, farver, farven, farvetone, nuance, nuancer
  dishwasher: opvaskemaskine, opvaskemaskinen, mikrobølgeovn, mikroovn, mikrobølgeovnen, ovn, ovnen, fryser, fryseren, tåler opvaskemaskine, ovnfast, opvarme, varme op, opvask
  declined: afvist, afvises, mislykket, mislykkedes, virker ikke, fungerer ikke, går ikke igennem, gik ikke igennem, ugyldig, ugyldigt, udløbet, ikke gyldig, spærret, ikke accepteret, accepteres ikke, fejlmeddelelse, fejlbesked, fejler, blev nægtet, kortet virker ikke
  installments: rater, i rater, ratebetaling, afdrag, på afdrag, afbetaling, på afbetaling, delbetaling, dele betalingen, betale senere, betal senere, køb nu betal senere, finansiering, ViaBill, Anyday
  gift card: gavekort, gavekortet, saldo, tilgodebevis
  sample: prøve, prøver, vareprøve, vareprøver, stofprøve, stofprøver, farveprøve, farveprøver
  repair: reparere, reparation, reparerer, repareret, reparationer, lappe, reservedel, reservedele, søm, syning, lynlås, sy sammen
  complaint: klage, klager, klagen, utilfreds, klage over, reklamation, reklamere, skuffet
  status: ordrestatus, under behandling, behandles, afventer, bliver behandlet, pakkes
  wrong: forkert, forkerte, forbyttet, byttet rundt, i stedet for, i stedet, noget andet, anden vare, forkert vare, forkerte vare, forkert størrelse, forkert farve, ikke det jeg bestilte, ikke den jeg bestilte, ikke bestilt, fejlsendt, fejlleveret
  different: anderledes, forskel, forskellig, mørkere, lysere, billede, billedet, ser anderledes ud, ikke som på billedet, ligner ikke, svarer ikke til, afviger
  twice: dobbelt, to gange, dobbelte, trukket to gange, trukket dobbelt, hævet to gange, hævet dobbelt, dobbeltbetaling, dobbelt betaling, anden gang
  neighbour: nabo, naboen, naboer, naboerne, hos naboen, foran døren, ved døren, uden for døren, stille pakken, stilles, stillet, carport, flexlevering, sikkert sted
  missed: ikke hjemme, ingen hjemme, var ikke hjemme, er ikke hjemme, på arbejde, ringet på, dørklokke, ringede på, leveringsforsøg, nyt leveringsforsøg, forgæves, afhentningsbesked, forsøgt leveret
  shrink: krympe, krymper, krympet, krympning, løbet ind
  weight: vægt, vejer, veje, tung, tungt, tyk, tykkelse, hvor tung, kilo, gram
  confirmation: bekræftelse, ordrebekræftelse, bekræftet, bekræfte, bekræftelsesmail, ingen mail, ikke fået mail, ikke fået en mail, ordrenummer, ordrenummeret
  add: tilføje, tilføjer, tilføj, tilføjet, tilføjelse, lægge til, lægge en ekstra, en ting mere, glemte at bestille, glemt at bestille, ekstra vare
  hotel: hotel, hoteller, restaurant, restauranter, café, cafeer, virksomhed, erhverv
  red: rød, rødt, røde, blå, blåt, grøn, grønt, grønne, lyserød, grå, sort, sorte, hvid, hvidt, hvide, gul, gult, orange, lilla, brun, brune, beige > farve, farver
  visa: Visa, Mastercard, PayPal, Klarna, Apple Pay, Google Pay, American Express, Amex, Maestro > betaling, betalingsmetoder
  wine: vin, kaffe, blæk, fedt, sovs, ketchup > plet, pletter
  monday: mandag, tirsdag, onsdag, torsdag, fredag, lørdag, søndag, weekend, weekenden, helligdage > åbningstider
  stuff: ting, sager, grej > ordre
  half: kun halvdelen, halvdelen, kun den ene, ikke det hele, ikke alt > mangler, manglende
  driver: postbud, postbudet, chauffør, chaufføren, budet > levering
  thread: tråd, tråde, tråden, løbe tråd, løs tråd, trævler, flosser
  filling: fyld, fyldet, inderpude, fyldning, polstring
  embroidery: broderi, brodere, broderet, broderer, broderes, initialer, monogram, personlig gravering, navn på, med navn, personliggøre, indgravere, gravering
  visit: kursus, kurser, workshop, undervisning, rundvisning
`;
