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
    aspa kiitos
    haluan puhua jonkun kanssa
    ei robottia kiitos
    onko siellä ketään?
    yhdistä minut kollegallesi
    asiakaspalvelija pls
    voitteko soittaa minulle?
    haluan oikean ihmisen
    saanko puhua esimiehellesi
    hei haluan ihmisen
    siirrä minut eteenpäin kiitos
    olen kyllästynyt bottiin
    tarvitsen jonkun
    pomo kiitos
    saisinko oikean työntekijän
    haluan jutella henkilön kanssa
    soittakaa minulle
    onko ihmistä vapaana
    haluaisin ottaa yhteyttä työntekijään
    joku oikea kiitos
    asiakaspalvelu kiitos
    haluan ihmisen nyt
    haluaisin että minulle soitetaan
    anna minulle ihminen
    saanko puhua jollekin?
    oikea ihminen kiitos
    puhua ihmiselle
    botti ei auta, haluan ihmisen
    tämä botti ei ymmärrä mitään, anna ihminen
    onko mahdollista puhua ihmiselle?
    apua oikealta ihmiseltä
    esimies kiitos
    kieltäydyn puhumasta koneelle
    joku voisi ottaa minuun yhteyttä
    tarvitsen ihmisen
    voiko kollega auttaa minua?
    onko siellä ihminen?
    stop, haluan ihmisen
    puhun mieluummin työntekijän kanssa
    hae esimies
    joku tuesta kiitos
    en pääse eteenpäin, asiakaspalvelija kiitos
    onko siellä vastuuhenkilöä?
    puhua tuen kanssa
    lähetä minut työntekijälle
    saanko jonkun langan päähän?
    fyysinen henkilö kiitos
    Saisinko jutella oikean ihmisen kanssa?
    yhdistä asiakaspalvelijalle
    Onko siellä ketään, joka voisi auttaa minua henkilökohtaisesti?
    en jaksa tätä robottia, antakaa joku elävä tähän
    Voisiko joku kollegoistasi jatkaa tästä?
    Pyytäisin, että joku teiltä soittaisi minulle
    haluun puhua pomolle
    siirrä mut jollekin työntekijälle kiitos
    Selittäisin tämän mieluummin suoraan jollekulle tiimistänne
    tästä ei tuu mitään, kuka teillä voi oikeesti vastata mulle
    Voiko joku työkavereistasi ottaa tästä kopin?
    eikö siellä ole ketään joka voisi auttaa minua?
    tämä menee ympyrää, kuka voi vastata minulle
    haluan keskustella tästä pomosi kanssa
    selitän tämän mieluummin ihmiselle
    antakaa joku jolla on pulssi
    päästäkää joku työntekijä esiin
    voiko joku teistä soittaa minulle
    joku siellä töissä oleva voisi katsoa tätä
    kenen kanssa voin puhua
    hakekaa esimies
    haluaisin käydä tämän läpi jonkun teidän tiimistä kanssa
    tämä ei johda mihinkään, voiko joku kollegasi hoitaa tämän?
    puhuisin mieluummin jonkun myymälästä kanssa
    olisiko mahdollista että joku teistä soittaisi huomenna?
    eikö siellä ole ihmistä joka voisi auttaa
    saanko jutella jonkun teidän työntekijän kanssa
    kuka teillä osaa vastata minulle?
    herätä joku ihminen
    haluan että ihminen katsoo asiaani
    hoidan tämän mieluummin esimiehesi kanssa
    Onko siellä ketään, joka auttaisi minua reklamaation kanssa?
    anna kollegasi katsoa tätä
    eikö teillä ole ketään lihaa ja verta olevaa?
    pyydä pomoasi soittamaan minulle
    asioin mieluummin ihmisten kanssa`,
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
    Pomoni haluaa laskun
    onko peruukki ihmisen hiuksista?
    teltta 4 hengelle
    Postin työntekijä ei tullut
    puhdistusaine nahalle
    puhuuko robotti-imuri suomea?
    se on lahja jollekin erityiselle
    voiko joku muu noutaa pakettini?
    montako ihmistä mahtuu pöydän ääreen?
    kollegallani on sama muki
    kuinka pitkä kuvan henkilö on?
    soittaako kuljettaja minulle ennen?
    nimeni on Anna, missä tilaukseni on?
    onko joku kokeillut tätä patjaa?
    pomoni tarvitsee laskun
    kestääkö sohva 120 kg henkilön?
    etsin jotain pitkälle henkilölle
    joukkueen paita
    realistinen ihmisnukke
    onko salaisella agentilla ase?
    montako ihmistä kuvassa on?
    puhuin vaimon kanssa, otamme sinisen
    robottiruohonleikkuri tarjouksessa
    joukkueen paita L
    johtajan tuoli
    tarvitaanko kaksi henkilöä kokoamiseen?
    puhuva nukke
    mikä tiimi ompelee tyynyt?
    astiasto kuudelle hengelle
    ovikello kutsulla
    voiko naapuri ottaa vastaan?
    onko se aitoa nahkaa?
    miten tavoitan kuljettajan?
    agenttipuku lapselle
    apua kokoamiseen
    kuka toimittaa, Posti vai DHL?
    voinko tilata puhelimitse?
    lahja pomolleni
    pitävätkö ihmiset tuotteesta?
    sininen astiasto
    pitääkö henkilön allekirjoittaa?
    aitoa hopeaa vai hopeoitu?
    kuinka moni on arvioinut?
    joukkuealennus kouluille?
    voiko avustajani noutaa tilauksen?
    kirja kasveista ja ihmisistä
    tuleeko piilolinssikotelo mukana?
    voiko pähkinäallergikko syödä sitä?
    puhelinteline pöydälle
    henkilöstöalennus opettajille?
    montako työntekijää teillä on?
    Kiitos sille rouvalle, joka auttoi minua eilen
    riittääkö teekannu neljälle hengelle
    juttelen ensin miehen kanssa ja palaan asiaan
    Tekeekö mukit käsin joku keraamikko?
    kuski jätti paketin naapurille, onko se ok
    minun pitää puhua pomoni kanssa
    keskustelen ensin kollegoideni kanssa
    onko teillä myyjiä Tampereen liikkeessä
    olen töissä kymmenen hengen tiimissä
    onko nukke ihonvärinen
    soittakaa kuriirille
    kuka voi noutaa paketin
    tiimimme haluaa kaksitoista mukia
    lahja kollegalleni
    kotona ei ole ketään
    kuinka monta ihmistä mahtuu pöytään
    kollegani noutaa paketin
    pomoni pyysi kymmenen mukia
    meitä on kaksikymmentä ihmistä toimistolla
    voiko joku muu noutaa paketin puolestani
    haluan antaa pomolleni mukin
    sovin tästä esimieheni kanssa
    postin mies sanoi että se on kadonnut
    soittaako kuski minulle ensin?
    työntekijämme saavat mukin jouluksi
    kotona ei ollut ketään
    allekirjoittaako joku mukit käsin
    voiko yksi ihminen tehdä sen yksin
    voivatko ihmiset lukea sen kaukaa
    kuka on suunnitellut mukin
    kuka maksaa toimituksen
    katsooko joku mukit ennen lähetystä
    huomenna joku ihminen hakee paketin`,
};
