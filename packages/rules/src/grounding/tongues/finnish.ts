import { tongue } from './Tongue';

export const finnish = tongue({
  common:
    'ja tai mutta jos niin kun kuin että on ovat oli olivat olla ollut ole minä minun sinä sinun teidän te teille teitä me meidän meille meitä hän hänen he heidän se sen sitä ne niiden tämä tämän tätä nämä tuo joka jonka jotka mikä mitä missä milloin miten miksi kuka myös vielä jo hyvin enemmän voi voit voitte voidaan voimme voivat saa saat saatte saada pitää täytyy haluat haluatte kyllä kiitos valitettavasti hei kaikki kaikkien kaikissa jokainen toinen muu muut sama saman sekä koska noin juuri vain siitä siihen sille niitä itse sitten heti yksi',
  ordinary: 'maksaa maksavat kestää kestävät sisältää hinta nähdä löydät mitat',
  joins: 'ja tai sekä',
  buts: 'mutta',
  negations:
    'ei en et emme ette eivät älä älkää eikä ettei ilman mitään koskaan kukaan mikään mahdotonta tuskin',
  plain: {
    vague:
      'jos kun ellei jotkin jotkut tietyt osa useimmat kaikki kaikkia jokainen jokaisen ilman ne se nämä tämä jotka joka usein joskus muut muita',
    musts: 'tarvitse, tarvita, tarvitset, täytyy, vaadita, vaaditaan, pakollinen, tarpeen',
    prices: 'maksaa maksavat maksullinen',
    yes: 'kyllä',
    no: 'ei',
  },
  senses: {
    before: 'ennen',
    after: 'jälkeen, kuluttua, myöhemmin',
    within: 'kuluessa, sisällä',
    until: 'asti, saakka, kunnes, niin kauan',
    from: 'alkaen',
    least: 'vähintään, ainakin',
    most: 'enintään, korkeintaan, viimeistään',
    over: 'yli, enemmän kuin',
    under: 'alle, vähemmän kuin',
    only: 'vain, ainoastaan, pelkästään',
    except: 'paitsi, lukuun ottamatta, ellei',
    free: 'ilmainen, ilmaiseksi, ilmaista, maksuton, maksutta, maksuttomasti',
    open: 'auki, avoinna',
    closed: 'kiinni, suljettu',
    included: 'sisältyy, sisältyvät, sisältää, mukaan lukien',
    excluded: 'poissuljettu',
    always: 'aina',
  },
  numbers:
    'nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista kolmetoista neljätoista viisitoista kuusitoista seitsemäntoista kahdeksantoista yhdeksäntoista kaksikymmentä',
  tens: 'kolmekymmentä neljäkymmentä viisikymmentä kuusikymmentä seitsemänkymmentä kahdeksankymmentä yhdeksänkymmentä sata',
  joined: (ten, unit) => ten + unit,
  also: 'yhden:1 kahden:2 kolmen:3 neljän:4 viiden:5 kuuden:6 kahdenkymmenen:20 kolmenkymmenen:30 neljäntoista:14 viidentoista:15 puoli:0.5 puolet:0.5 tusina:12',
});
