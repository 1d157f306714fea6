import type { Phrasings } from './Phrasings';

export const fi: Phrasings = {
  asks: `ihminen kiitos
    asiakaspalvelija
    Voinko puhua ihmisen kanssa?
    haluan puhua oikean ihmisen kanssa
    yhdistäkää minut asiakaspalveluun
    anna nyt perkele se ihminen
    onko siellä ketään ihmistä
    haluaisin jutella asiakaspalvelian kanssa
    en halua puhua robotin kanssa
    Hei, saisinko keskustella jonkun kanssa tilauksestani?
    ASIAKASPALVELU
    siirra minut tyontekijalle
    Voisiko kollega ottaa tämän hoitaakseen?
    haluan että minut yhdistetään jollekin
    ei enää botteja kiitos
    mistä tavoitan oikean asiakaspalvelijan
    antakaa ihmisen hoitaa tämä
    haluan puhua asiakaspalvlijan kanssa
    saanko puhua ihmisen kanssa
    haluan jutella jonkun kanssa
    yhdistä asiakaspalveluun
    antakaa oikea ihminen
    onko siellä oikeaa ihmistä
    en halua puhua botille
    asiakaspalvelija kiitos
    haluaisin keskustella työntekijän kanssa
    voiko joku ihminen auttaa
    ihmnen kiitos
    haluan ihmisen
    siirrä minut asiakaspalvelijalle
    tarvitsen aspan apua
    puhuisin mieluummin ihmisen kanssa
    haluan oikean ihmisen vastaavan minulle
    miten saan yhteyden asiakaspalvelijaan
    voisinko chattailla ihmisen kanssa
    joku ihminen tänne
    asiakaspalvelu heti
    haluan puhua ihmiselle
    voinko jutella jonkun kanssa
    yhdistä minut asiakaspalveluun
    onko siellä oikeita ihmisiä
    asiakaspalvelu
    antakaa ihminen
    voiko joku soittaa minulle
    haluan puhua esimiehelle
    oikea ihminen
    haluaisin mieluummin ihmisen
    saanko puhua työntekijän kanssa
    oikea henkilö kiitos
    yhdistä työntekijälle
    voinko jutella oikean ihmisen kanssa
    haluan puhua jonkun kanssa joka ei ole botti
    onko siellä ketään ihmistä?
    asiakaspalvelijaa kitos
    haluan puhua esimiehen kanssa
    haluan ihmisen en bottia
    anna minulle oikea ihminen
    saanko asiakaspalvelijan langalle
    aspa kiitos`,
  others: `onko tämä turvallinen ihmisille
    peruukki ihmishiuksista
    Puhuin eilen asiakaspalvelijan kanssa, missä tilaukseni on?
    sopiiko tämä 180 cm pitkälle henkilölle
    montako henkilöä telttaan mahtuu
    oletko ihminen?
    haluan henkilökohtaisen kaiverruksen
    ovatko nämä käsineet ihmisille?
    etsin lahjaa jollekin
    montako työntekijää teillä on
    onko alennus henkilöä kohden
    myyjä sanoi että se on vedenpitävä
    joku varasti pakettini
    voiko kollegani myös palauttaa sen
    mikä koko 160 cm pitkälle henkilölle
    enemmän ihmisiä?
    puhuin eilen ihmisen kanssa
    kuinka monelle hengelle?
    pitääkö jonkun olla kotona?
    lahja jollekin
    soittaako kuljettaja minulle?
    voiko yksi ihminen koota sen?
    kuinka monelle hengelle liina on?
    voiko toinen henkilö noutaa sen?
    lahja pomolle
    milloin asiakaspalvelu on auki?
    sopiiko allergisille ihmisille?
    voinko antaa sen jollekin?
    Kuinka monelle hengelle pöytä on?
    Pitääkö jonkun olla kotona toimituksen aikana?
    Voiko toinen henkilö noutaa pakettini?
    Onko asiakaspalvelu auki lauantaisin?
    Etsin lahjaa jollekin jolla on kaikkea
    Pomoni haluaa laskun`,
};
