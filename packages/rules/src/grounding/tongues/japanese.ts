import { tongue } from './Tongue';

/** Nothing is written apart: negations and senses are looked for as they stand, between the other letters. */
export const japanese = tongue({
  common: '',
  joins: '',
  buts: '',
  negations: 'ません ない なく なかった ずに 不可 不要 なし 無し いいえ',
  plain: {
    vague: '場合 なら とき 一部 すべて 全て なしで なければ それ これ その この ほか 他の',
    musts: '必要, 不要',
    prices: '有料',
    yes: 'はい',
    no: 'いいえ',
  },
  senses: {
    before: '以前, 前に, までの間',
    after: '後に, 以降, のち, 過ぎ, 後は',
    within: '以内, うちに',
    until: 'まで, あいだ',
    from: 'から',
    least: '以上, 少なくとも',
    most: '以下, 最大, 最長, 遅くとも',
    over: '超え, を超',
    under: '未満',
    only: 'のみ, だけ, しか, に限',
    except: '以外, を除, 除き',
    free: '無料, 当店が負担',
    open: '営業し, 開い',
    closed: '休業, 定休, 閉ま',
    included: '含め, 含ま, 込み, を含',
    excluded: '含まれません, 別途',
    always: '必ず, いつも, 常に',
  },
  also: '一:1 二:2 三:3 四:4 五:5 六:6 七:7 八:8 九:9 十:10 百:100',
});
