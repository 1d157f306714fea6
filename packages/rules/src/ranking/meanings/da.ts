export const da = `
  levering, levere, leveret, forsendelse, fragt, sende, sendt, fragtmand
  pakke, kasse, post
  pris, koster, omkostninger, gebyr, hvor meget, dyrt
  tid, dage, leveringstid, hvor lang tid, hvornår
  refusion, tilbagebetaling, pengene tilbage, refundere
  retur, returnere, sende tilbage, fortryde, fortrydelsesret
  bytte, ombytte, erstatte, anden størrelse
  annullere, annullering, afbestille, fortryde
  beskadiget, ødelagt, knust, defekt, i stykker, skade
  mangler, manglende, væk, forsvundet, ikke ankommet, ikke modtaget
  forsinket, forsinkelse, sent, venter
  spore, sporing, følge, status, hvor er
  adresse, gade, flyttet
  betale, betaling, kort, mobilepay
  faktura, kvittering, moms
  rabat, rabatkode, kode, tilbud, kupon
  konto, profil
  logge ind, login
  adgangskode, kodeord
  nyhedsbrev, afmelde
  størrelse, størrelser, mål
  vaske, vask, rengøre, pleje
  told, afgift, skat, import
  land, lande, udlandet, international
  kontakt, telefon, ringe, tale, kundeservice
  åbningstider, åben, lukket
  butik, besøge
  gave, indpakning, fødselsdag
  slette, fjerne
  lager, udsolgt, tilgængelig
  garanti
  ændre, rette, forkert, fejl
  hente, afhente
  ordre, bestilling, bestille, købt, køb
  farve, farver
`;
