export const da = `
  delivery: levering, levere, leveret, forsendelse, fragt, sende, sendt, fragtmand
  parcel: pakke, kasse, post
  cost: pris, koster, omkostninger, gebyr, hvor meget, dyrt
  time: tid, dage, leveringstid, hvor lang tid, hvornår
  refund: refusion, tilbagebetaling, pengene tilbage, refundere
  return: retur, returnere, sende tilbage, fortryde, fortrydelsesret
  exchange: bytte, ombytte, erstatte, anden størrelse
  cancel: annullere, annullering, afbestille, fortryde
  damaged: beskadiget, ødelagt, knust, defekt, i stykker, skade
  missing: mangler, manglende, væk, forsvundet, ikke ankommet, ikke modtaget
  late: forsinket, forsinkelse, sent, venter
  track: spore, sporing, følge, status, hvor er
  address: adresse, gade, flyttet
  pay: betale, betaling, kort, mobilepay
  invoice: faktura, kvittering, moms
  discount: rabat, rabatkode, kode, tilbud, kupon
  account: konto, profil
  login: logge ind, login
  password: adgangskode, kodeord
  newsletter: nyhedsbrev, afmelde
  size: størrelse, størrelser, mål
  wash: vaske, vask, rengøre, pleje
  customs: told, afgift, skat, import
  country: land, lande, udlandet, international
  contact: kontakt, telefon, ringe, tale, kundeservice
  hours: åbningstider, åben, lukket
  store: butik, besøge
  gift: gave, indpakning, fødselsdag
  delete: slette, fjerne
  stock: lager, udsolgt, tilgængelig
  warranty: garanti
  change: ændre, rette, forkert, fejl
  pickup: hente, afhente
  order: ordre, bestilling, bestille, købt, køb
  colour: farve, farver
`;
