export const norwegian = `
  delivery: levering, levere, levert, frakt, sende, sendt, forsendelse, leverer, leveres, leveringer, leveranse, leveransen, leveringen, frakten, sender, sendes, utsending, avsendt, utlevering, utkjøring, hjemlevering, bud, transportør, fraktselskap, posten, bring, PostNord
  parcel: pakke, eske, post, pakken, pakker, pakkene, esken, kasse, brev, pakka, sendingen, sending, kolli
  cost: pris, koster, kostnad, gebyr, hvor mye, dyrt, hva koster, prisen, priser, koste, kostnader, fraktkostnad, fraktkostnader, fraktpris, fraktgebyr, porto, gratis, fri frakt, fraktfritt, beløp, minstebeløp, hvem betaler, hva tar dere, billig, fra hvilket beløp, dekker frakten, kosta
  time: tid, dager, leveringstid, hvor lang tid, når, hvor lenge, hvor raskt, hvor fort, hvor mange dager, uker, virkedager, arbeidsdager, leveringstiden, leveringstider, frist, i tide, rekker, nå frem, når frem, når kommer, kommer frem, ankommer, fremme, innen når
  refund: refusjon, tilbakebetaling, pengene tilbake, refundere, refundert, refunderes, refunderer, tilbakebetale, tilbakebetalt, tilbakebetales, refusjonen, penger tilbake, pengene mine, pengene mine tilbake, få pengene, betale tilbake, betaler tilbake, kreditert, kreditere, kreditt, på kontoen min, bankkonto, tilbake på konto
  return: retur, returnere, sende tilbake, angre, angrerett, returnerer, returnert, returneres, returen, returer, returfrakt, returetikett, returlapp, returseddel, returrett, åpent kjøp, sender tilbake, sendt tilbake, sende i retur, levere tilbake, gi tilbake, angrer, angret, angra, angrefrist, angrerettskjema, ombestemt, ombestemt meg, liker ikke, likte ikke, vil ikke beholde, ikke beholde, vil ikke ha, ikke fornøyd med, tilbakelevering
  exchange: bytte, erstatte, annen størrelse, bytter, byttet, bytta, byttes, ombytting, bytte til, bytte mot, erstatning, erstattet, erstatningsvare, annen farge, større størrelse, mindre størrelse, størrelse større, størrelse mindre, for liten, for små, for stor, for stort, for store, for trang, for trange, for smal, for bred, for lang, for kort, passer ikke, sitter ikke, klemmer, større, mindre
  cancel: kansellere, avbestille, avbryte, kanseller, kansellerer, kansellert, kansellering, avbestilling, avbestiller, avbestilt, annullere, annullering, annullert, stanse, stoppe, stoppe bestillingen, stoppe ordren, trekke tilbake, bestilt ved en feil, bestilte ved en feil, kom til å bestille, bestilt to ganger, bestilte to ganger, trenger ikke lenger, ikke send, ikke sende, heve kjøpet
  damaged: skadet, ødelagt, knust, defekt, skade, ødelagte, skada, skadde, i stykker, gått i stykker, gikk i stykker, i biter, i tusen biter, i knas, sprekk, sprukket, sprukken, skår, ripe, riper, ripete, bulk, bulkete, bulket, hull, rift, revnet, revna, brukket, knekt, brukne, fabrikkfeil, produksjonsfeil, ødela, hakk
  missing: mangler, borte, forsvunnet, ikke kommet, ikke mottatt, manglet, mangla, mangle, manglende, kommet bort, kommet vekk, blitt borte, stjålet, aldri kommet, aldri kom, kom aldri, aldri mottatt, aldri fått, ikke fått, har ikke fått, ikke kommet frem, ikke ankommet, ufullstendig, ikke komplett, ikke med i pakken, ikke i pakken, ikke i esken, lå ikke i, var ikke i, var ikke med, glemt, glemte, resten, bare fått, bare kommet, bare mottatt
  late: forsinket, forsinkelse, venter, for sent, for sen, forsinka, forsinkelser, vente, ventet, venta, venter fortsatt, venter fremdeles, fortsatt ikke, fremdeles ikke, ennå ikke, ikke kommet ennå, ikke dukket opp, skulle ha kommet, skulle vært her, burde ha kommet, burde vært her, i flere dager, flere uker, i en uke, flere dager siden, ikke hørt noe, hører ingenting, ingenting skjer, drøyer, tar evigheter
  track: spore, sporing, følge, status, hvor er, sporingsnummer, sporingskode, sporer, kollinummer, pakkenummer, track and trace, tracking, sporingslenke, hvor blir, hvor befinner, hvor ligger, hvor i verden, på vei, underveis, sendt ennå, er sendt, er den sendt, ordrestatus, leveringsstatus, hvor langt
  address: adresse, gate, flyttet, adressen, leveringsadresse, adresser, flytte, flytter, flytta, flytting, husnummer, gatenummer, postnummer, veinavn, ny adresse, nye adresse, gammel adresse, gamle adresse, feil adresse, annen adresse, leilighet, kontor, kontoret, ny bolig, et annet sted, adresseendring
  pay: betale, betaling, kort, vipps, betaler, betalt, betalinger, betalingsmåte, betalingsmåter, betalingsmetode, betalingsmetoder, betalingsalternativer, kredittkort, bankkort, debetkort, vippse, overføring, bankoverføring, kontant, kontanter, postoppkrav, godtar, aksepterer, tar dere imot, tar dere kort, betala
  invoice: faktura, kvittering, mva, fakturaer, fakturaen, kvitteringen, regning, bilag, kjøpsbevis, merverdiavgift, organisasjonsnummer, EHF
  discount: rabatt, rabattkode, kode, tilbud, kupong, rabatter, rabattkoder, rabattkoden, koden, koder, kampanjekode, kampanje, tilbudskode, verdikupong, bruke koden, løse inn, legge inn koden, prisavslag
  sale: salg, nedsatt, nedsatte, salgsvare, salgsvarer, tilbudsvarer, på salg, utsalg, outlet, black friday, opphørssalg, restesalg
  price: pris, billigere, prisgaranti, prismatch, prisfall, prisforskjell, satt ned, satt ned prisen, lavere pris, gått ned i pris, prisjustering, mellomlegget
  account: konto, profil, kontoen, brukerkonto, kundekonto, registrere, registrering, registrere meg, opprette, opprette konto, opprette en konto, lage konto, lage en konto, uten konto, som gjest, gjest, bli medlem, medlem
  login: logge inn, innlogging, logger inn, logg inn, logget inn, logga inn, innlogget, login, kommer ikke inn, kommer meg ikke inn, får ikke logget, utestengt, låst ute, pålogging, logge på
  password: passord, passordet, glemt passord, glemt passordet, glemte passordet, nytt passord, tilbakestille passord, påloggingsinformasjon
  newsletter: nyhetsbrev, avmelde, nyhetsbrevet, avmelding, melde meg av, melde av, meld meg av, reklame, reklamemail, e-postreklame, spam, markedsføring, ingen flere e-poster, for mange e-poster, slippe e-post, slutte å sende, ikke flere mailer, for mange mailer
  size: størrelse, størrelser, mål, størrelsen, måle, måler, lengde, bredde, høyde, diameter, dimensjoner, størrelsesguide, størrelsestabell, måltabell, hvilken størrelse, hvor stor, hvor stort, hvor høy, hvor bred, hvor lang er, centimeter, passform, passer, små i størrelsen, store i størrelsen, skostørrelse, mellom to størrelser, omkrets
  volume: volum, liter, milliliter, rommer, romme, hvor mye rommer, kapasitet, hvor mye går det
  wash: vaske, vask, rengjøre, stell, vasker, vaskes, vasket, vaska, vaskbar, vaskemaskin, vaskemaskinen, maskinvask, maskinvaskes, håndvask, for hånd, tørketrommel, tørketrommelen, tørke, tørkes, stryke, strykes, strykejern, vaskemiddel, tøymykner, skyllemiddel, rengjøring, vaskeanvisning, vasketemperatur, grader, hvor mange grader, sentrifugere, blekemiddel, vedlikehold, vedlikeholde, varmt vann
  stain: flekk, flekker, sølt, sølte, flekken, flekkete, flekkfjerner
  customs: toll, avgift, skatt, import, tollen, fortolle, fortolling, tollgebyr, tollavgift, avgifter, importavgift, importavgifter, importmoms, skatter, VOEC
  country: land, utlandet, internasjonal, til utlandet, hvilke land, internasjonalt, hele verden, verden, utenfor Norge, utenlands, EU, Europa, Norden, Svalbard
  contact: kontakt, telefon, ringe, snakke, kundeservice, kontakte, ringer, ring, telefonnummer, telefonnummeret, nå dere, få tak i dere, få kontakt, snakke med, snakke med noen, prate, prate med, menneske, ekte menneske, et menneske, ekte person, en person, saksbehandler, support, kundesenter, kundestøtte, skrive til dere, rådgiver, ringe meg opp, ringe opp, kontaktinformasjon, medarbeider
  hours: åpningstider, åpent, stengt, åpningstid, åpningstidene, åpner, stenger, åpen, har dere åpent, når åpner, når stenger, telefontid
  store: butikk, besøke, butikken, butikker, fysisk butikk, forretning, showroom, stikke innom, komme innom, innom butikken, avdeling, utsalgssted, verksted
  gift: gave, innpakning, bursdag, gaver, gaven, pakke inn, pakker inn, pakket inn, innpakket, gaveinnpakning, gavepapir, innpakningspapir, som gave, en gave, bursdagsgave, fødselsdag, bryllup, jul, julegave, julegaver, overraskelse, presang, gaveeske
  card: kort, gratulasjonskort, personlig hilsen, hilsen på, skrive en hilsen, hilsen med, bursdagskort, noen ord, til og fra lapp, postkort
  privacy: personvern, personopplysninger, data, GDPR, mine data, mine opplysninger, opplysningene mine, dataene mine, personlige opplysninger, personlig informasjon, cookies, informasjonskapsler, vet dere om meg, innsyn
  delete: slette, fjerne, slett, slettet, sletta, slettes, sletter, slette kontoen, slette kontoen min, avslutte kontoen, stenge kontoen, slette opplysningene, sletting
  stock: lager, utsolgt, tilgjengelig, på lager, lagerstatus, tilgjengelige, ikke på lager, på lager igjen, tilbake på lager, får dere inn, kommer inn igjen, kommer den igjen, kommer de igjen, igjen på lager, restordre, etterfylle, gi beskjed når, varsle når, har dere flere
  wholesale: engros, grossist, forhandler, forhandlere, bedrift, bedriftskunde, bedriftskunder, videresalg, videreselge, selge videre, firma, store mengder, større mengder, stort antall, større antall, mengderabatt, kvantumsrabatt, stor bestilling, stor ordre, storkjøp, B&B, gjestehus
  warranty: garanti, reklamasjonsrett, garantien, garantitid, garantibevis
  job: jobb, stilling, stillinger, ledige stillinger, ledig stilling, jobber hos dere, jobbe hos dere, jobbe for dere, ansette, ansetter, ansettelse, søknad, søke jobb, praksisplass, karriere, deltidsjobb, sommerjobb, lærling, lærlingplass
  material: materiale, stoff, bomull, lin, ull, materialer, laget av, lagd av, stoffet, silke, fiber
  allergy: allergi, allergisk, allergier, giftig, giftfri, skadelig, skadelige stoffer, matgodkjent, mattrygg, matvarer, matkontakt, bly, kjemikalier, sensitiv hud, allergener
  express: ekspress, rask, raskt, raskere, ekspresslevering, ekspressfrakt, haster, hastelevering, hast, i morgen, til i morgen, innen i morgen, så fort som mulig, så raskt som mulig, raskest mulig, fortest mulig, over natten
  change: endre, rette, feil, endring, endrer, endret, endra, endringer, rettelse, redigere, oppdatere, korrigere, skrevet feil, skrev feil, tastet feil, tasta feil, kom til å skrive, skrivefeil, tastefeil, rette opp
  pickup: hente, henting, henter, hentes, hentet, henta, hente selv, hente i butikk, hente i butikken, hente den, klikk og hent, utleveringssted, hentested, pakkeboks, postkontor, post i butikk, avhenting
  order: ordre, bestilling, bestille, kjøpt, kjøp, ordren, ordrer, bestilt, bestilte, bestiller, bestillingen, bestillinger, kjøpe, kjøpte, kjøper, kjøpet, handlekurv, handlet, handla, innkjøp
  packaging: emballasje, emballasjen, plast, gjenvinne, resirkulere, resirkulering, resirkulerbar, gjenvinning, papp, pappeske, gjenbruk
  sustainable: bærekraftig, bærekraft, bærekraftige, miljø, miljøvennlig, klima, økologisk, CO2
  subscription: abonnement, abonnementet, abonnere, abonnent, abonnementer, fornye, fornyes, fornyelse, si opp abonnementet, avslutte abonnementet, medlemskap
  points: poeng, bonus, bonuspoeng, lojalitet, kundeklubb, fordelsprogram, samle poeng, bruke poeng, løse inn poeng, lojalitetsprogram, belønning
  review: anmeldelse, anmeldelser, anmelde, omtale, omtaler, vurdering, vurderinger, tilbakemelding, trustpilot
  colour: farge, farger, fargen, fargetone, nyanse, nyanser
  dishwasher: oppvaskmaskin, oppvaskmaskinen, mikrobølgeovn, mikrobølgeovnen, mikro, mikroen, stekeovn, stekeovnen, ovn, ovnen, fryser, fryseren, ildfast, ovnsfast, tåler oppvaskmaskin, varme opp, varmes opp, oppvask
  declined: avvist, avvises, mislykket, mislyktes, mislykkes, virker ikke, fungerer ikke, funker ikke, går ikke gjennom, gikk ikke gjennom, ugyldig, utløpt, gått ut, ikke gyldig, sperret, ikke godtatt, godtas ikke, ikke godkjent, ikke akseptert, feilmelding, feiler, nektet, avslått
  installments: avdrag, delbetaling, på avdrag, avbetaling, på avbetaling, delbetale, dele opp, dele opp betalingen, betale senere, betal senere, månedlig betaling, månedsbetaling, nedbetale, nedbetaling, rentefritt, kjøp nå betal senere, finansiering
  gift card: gavekort, gavekortet, gavekortene, saldo, tilgodelapp
  sample: prøve, prøver, vareprøve, vareprøver, stoffprøve, stoffprøver, fargeprøve, fargeprøver
  repair: reparere, reparasjon, fikse, reparerer, reparert, reparasjoner, lappe, reservedel, reservedeler, søm, sømmen, glidelås, sy igjen
  complaint: klage, klager, klagen, misfornøyd, reklamasjon, reklamere, reklamerer, skuffet, skuffa
  status: ordrestatus, behandles, under behandling, behandling, avventer, pakkes
  wrong: feil, feil vare, feil størrelse, feil farge, feil produkt, feilsendt, feilaktig, forvekslet, i stedet for, istedenfor, isteden, istedet, noe annet, annen vare, annet enn, ikke det jeg bestilte, ikke den jeg bestilte, ikke bestilt, ombyttet, fikk en annen
  different: annerledes, forskjell, forskjellig, mørkere, lysere, bilde, bildet, ser annerledes ut, ikke som på bildet, ligner ikke, stemmer ikke, avviker
  twice: dobbelt, to ganger, dobbel, doble, trukket to ganger, trukket dobbelt, belastet to ganger, dobbel betaling, dobbeltbetaling, andre gang
  neighbour: nabo, naboen, naboer, naboene, hos naboen, utenfor døra, utenfor døren, ved døra, ved døren, på trappa, på trappen, sette igjen pakken, trygt sted, dørmatta
  missed: ikke hjemme, ingen hjemme, var ikke hjemme, er ikke hjemme, på jobb, ringte på, ringt på, dørklokke, dørklokka, leveringsforsøk, nytt leveringsforsøk, hentelapp, bomtur, forsøkt levert
  shrink: krympe, krymper, krympet, krympa, krymping
  weight: vekt, veier, veie, tung, tungt, tykk, tykkelse, hvor tung, kilo, gram
  confirmation: bekreftelse, ordrebekreftelse, bekreftelsen, bekreftet, bekrefte, bekreftelse på e-post, ingen e-post, ikke fått e-post, ikke fått mail, ikke fått noen mail, ordrenummer, ordrenummeret, bestillingsnummer
  add: legge til, legg til, legger til, en ting til, en vare til, glemte å bestille, glemt å bestille
  hotel: hotell, hotellet, restaurant, restauranter, kafé, kafe, bedrift, firma
  red: rød, rødt, røde, blå, blått, grønn, grønt, grønne, rosa, grå, svart, svarte, sort, hvit, hvitt, hvite, gul, gult, gule, oransje, lilla, brun, brune, beige > farge, farger
  visa: Visa, Mastercard, PayPal, Klarna, Apple Pay, Google Pay, American Express, Amex, Maestro, BankAxept > betaling, betalingsmåter
  wine: vin, kaffe, blekk, fett, saus, ketchup > flekk, flekker
  monday: mandag, tirsdag, onsdag, torsdag, fredag, lørdag, søndag, helg, helga, helgen, helligdager, røde dager > åpningstider
  stuff: ting, saker, greier, varene > ordre
  half: bare halvparten, halvparten, bare den ene, ikke alt > mangler, manglende
  driver: postmann, postmannen, postbud, postbudet, sjåfør, sjåføren, budet > levering, frakt
  thread: tråd, tråder, tråden, løs tråd, trekktråd, rakner, raknet, flosser
  filling: fyll, fyllet, innerpute, fyllmasse, polstring, vatt
  embroidery: broderi, brodere, brodert, broderer, broderes, initialer, monogram, navn på, med navn, gravere, gravering, gravert, personlig tilpasset
  visit: kurs, kurset, workshop, undervisning, omvisning
`;
