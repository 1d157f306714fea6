export const fi = `
  toimitus, toimittaa, toimitetaan, lähetys, lähettää, kuljetus, rahti
  paketti, laatikko, posti
  hinta, maksaa, kustannus, kulut, paljonko, kuinka paljon
  aika, päivää, toimitusaika, kauanko, kuinka kauan, milloin
  hyvitys, palautus, rahat takaisin, hyvittää
  palautus, palauttaa, lähettää takaisin, peruutusoikeus
  vaihto, vaihtaa, korvata, toinen koko
  peruuttaa, peruutus, perua
  vaurioitunut, rikki, särkynyt, viallinen, vika
  puuttuu, kadonnut, hävinnyt, ei saapunut, ei tullut
  myöhässä, viivästynyt, odotan
  seurata, seuranta, tila, missä on
  osoite, katu, muuttanut
  maksaa, maksu, maksutapa, kortti
  lasku, kuitti, alv
  alennus, alennuskoodi, koodi, tarjous
  tili, profiili
  kirjautua, kirjautuminen
  salasana
  uutiskirje, peruuttaa tilaus
  koko, koot, mitat
  pestä, pesu, puhdistaa, hoito
  tulli, vero, tuonti
  maa, maat, ulkomaille, kansainvälinen
  yhteys, puhelin, soittaa, asiakaspalvelu
  aukioloajat, auki, kiinni
  myymälä, kauppa
  lahja, paketointi, syntymäpäivä
  poistaa
  varasto, loppunut, saatavilla
  takuu
  muuttaa, korjata, väärä, virhe
  nouto, noutaa
  tilaus, tilata, tilannut, ostos
  väri, värit
`;
