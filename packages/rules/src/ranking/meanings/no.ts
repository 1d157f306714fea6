export const norwegian = `
  delivery: levering, levere, levert, frakt, sende, sendt, forsendelse
  parcel: pakke, eske, post
  cost: pris, koster, kostnad, gebyr, hvor mye, dyrt
  time: tid, dager, leveringstid, hvor lang tid, når
  refund: refusjon, tilbakebetaling, pengene tilbake, refundere
  return: retur, returnere, sende tilbake, angre, angrerett
  exchange: bytte, erstatte, annen størrelse
  cancel: kansellere, avbestille, avbryte
  damaged: skadet, ødelagt, knust, defekt, skade
  missing: mangler, borte, forsvunnet, ikke kommet, ikke mottatt
  late: forsinket, forsinkelse, sen, venter
  track: spore, sporing, følge, status, hvor er
  address: adresse, gate, flyttet
  pay: betale, betaling, kort, vipps
  invoice: faktura, kvittering, mva
  discount: rabatt, rabattkode, kode, tilbud, kupong
  account: konto, profil
  login: logge inn, innlogging
  password: passord
  newsletter: nyhetsbrev, avmelde
  size: størrelse, størrelser, mål
  wash: vaske, vask, rengjøre, stell
  customs: toll, avgift, skatt, import
  country: land, utlandet, internasjonal
  contact: kontakt, telefon, ringe, snakke, kundeservice
  hours: åpningstider, åpent, stengt
  store: butikk, besøke
  gift: gave, innpakning, bursdag
  delete: slette, fjerne
  stock: lager, utsolgt, tilgjengelig
  warranty: garanti
  change: endre, rette, feil
  pickup: hente, henting
  order: ordre, bestilling, bestille, kjøpt, kjøp
  colour: farge, farger
`;
