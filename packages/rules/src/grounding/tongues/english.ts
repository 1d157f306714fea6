import { tongue } from './Tongue';

export const english = tongue({
  common:
    'a an the and or but so if then as at by for from in into of on onto to with about than that this these those there here it its itself is are was were be been being am do does did done have has had having i me my you your yours yourself we us our ours they them their he she his her who whom which what when where why how will would can could may might must shall should also too very just all any each every other another some such own once more most many much while because since though please yes sure hello hi thanks thank sorry unfortunately currently let need get gets got want like make makes well still already yet again both either soon right away up usually simply',
  ordinary:
    'cost costs price take takes last lasts measure measures contain contains come comes amount amounts total find see visible',
  joins: 'and or',
  buts: 'but however',
  negations:
    'not no never none nothing nobody nowhere without neither nor unable impossible refuse refused hardly',
  plain: {
    vague:
      'if when whenever unless once provided depending nothing none some certain few several most all every each without it they them its their this that these those which who whose often sometimes usually possibly other others another',
    musts: 'need, needs, needed, required, requires, necessary, have to',
    prices: 'cost costs charge charges charged fee fees',
    yes: 'yes',
    no: 'no',
  },
  senses: {
    before: 'before, prior to, earlier than',
    after: 'after, later than, afterwards, following',
    within: 'within, inside of',
    until: 'until, till, as long as',
    from: 'from, starting at',
    least: 'at least, minimum, no less than',
    most: 'at most, up to, maximum, no more than, at the latest',
    over: 'over, more than, above, beyond, exceeding, greater than',
    under: 'under, less than, below, fewer than',
    only: 'only, solely, exclusively',
    except: 'except, unless, apart from, excluding, other than',
    free: 'free, free of charge, complimentary',
    open: 'open, opens',
    closed: 'closed, closes, shut',
    included: 'included, includes, including, inclusive',
    excluded: 'excluded, excludes, exclusive of',
    always: 'always',
  },
  numbers:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  tens: 'thirty forty fifty sixty seventy eighty ninety hundred',
  also: 'twice:2 half:0.5 dozen:12 noon:12 midnight:0 couple:2',
});
