export const norwegian = `
  levering, levere, levert, frakt, sende, sendt, forsendelse
  pakke, eske, post
  pris, koster, kostnad, gebyr, hvor mye, dyrt
  tid, dager, leveringstid, hvor lang tid, når
  refusjon, tilbakebetaling, pengene tilbake, refundere
  retur, returnere, sende tilbake, angre, angrerett
  bytte, erstatte, annen størrelse
  kansellere, avbestille, avbryte
  skadet, ødelagt, knust, defekt, skade
  mangler, borte, forsvunnet, ikke kommet, ikke mottatt
  forsinket, forsinkelse, sen, venter
  spore, sporing, følge, status, hvor er
  adresse, gate, flyttet
  betale, betaling, kort, vipps
  faktura, kvittering, mva
  rabatt, rabattkode, kode, tilbud, kupong
  konto, profil
  logge inn, innlogging
  passord
  nyhetsbrev, avmelde
  størrelse, størrelser, mål
  vaske, vask, rengjøre, stell
  toll, avgift, skatt, import
  land, utlandet, internasjonal
  kontakt, telefon, ringe, snakke, kundeservice
  åpningstider, åpent, stengt
  butikk, besøke
  gave, innpakning, bursdag
  slette, fjerne
  lager, utsolgt, tilgjengelig
  garanti
  endre, rette, feil
  hente, henting
  ordre, bestilling, bestille, kjøpt, kjøp
  farge, farger
`;
