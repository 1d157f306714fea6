export const fi = `
  delivery: toimitus, toimittaa, toimitetaan, lähetys, lähettää, kuljetus, rahti
  parcel: paketti, laatikko, posti
  cost: hinta, maksaa, kustannus, kulut, paljonko, kuinka paljon
  time: aika, päivää, toimitusaika, kauanko, kuinka kauan, milloin
  refund: hyvitys, palautus, rahat takaisin, hyvittää
  return: palautus, palauttaa, lähettää takaisin, peruutusoikeus
  exchange: vaihto, vaihtaa, korvata, toinen koko
  cancel: peruuttaa, peruutus, perua
  damaged: vaurioitunut, rikki, särkynyt, viallinen, vika
  missing: puuttuu, kadonnut, hävinnyt, ei saapunut, ei tullut
  late: myöhässä, viivästynyt, odotan
  track: seurata, seuranta, tila, missä on
  address: osoite, katu, muuttanut
  pay: maksaa, maksu, maksutapa, kortti
  invoice: lasku, kuitti, alv
  discount: alennus, alennuskoodi, koodi, tarjous
  account: tili, profiili
  login: kirjautua, kirjautuminen
  password: salasana
  newsletter: uutiskirje, peruuttaa tilaus
  size: koko, koot, mitat
  wash: pestä, pesu, puhdistaa, hoito
  customs: tulli, vero, tuonti
  country: maa, maat, ulkomaille, kansainvälinen
  contact: yhteys, puhelin, soittaa, asiakaspalvelu
  hours: aukioloajat, auki, kiinni
  store: myymälä, kauppa
  gift: lahja, paketointi, syntymäpäivä
  delete: poistaa
  stock: varasto, loppunut, saatavilla
  warranty: takuu
  change: muuttaa, korjata, väärä, virhe
  pickup: nouto, noutaa
  order: tilaus, tilata, tilannut, ostos
  colour: väri, värit
`;
