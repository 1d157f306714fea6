import { tongue } from './Tongue';

export const german = tongue({
  common:
    'der die das den dem des ein eine einen einem einer eines und oder aber wenn dann als am an auf aus bei beim bis für von vom im in ins mit nach zu zum zur über um durch ist sind war waren sein seine ihr ihre ihren ihrem ihrer wird werden wurde wurden haben hat hatte sie er es ich mich mir mein meine du dein wir uns unser unsere unseren unserem ihnen ihm ihn man wer was wann wo wie warum welche welcher welches dass ob weil da dort hier auch noch schon sehr so sich selbst kann können könnte könnten darf dürfen mag mögen muss müssen soll sollen sollte will wollen würde bitte ja gern gerne danke leider hallo alle alles jede jeder jedes jeden jedem andere anderen anderer diese dieser dieses diesen diesem dies mehr viel viele etwas dabei dafür damit davon daran darauf dazu gleich sobald solange sowie sondern etwa rund lassen lässt bekommen erhalten einfach meist samt',
  ordinary:
    'kostet kosten dauert dauern beträgt betragen misst messen enthält enthalten heißt sehen sichtbar findest finden schreiben schreib',
  joins: 'und oder',
  buts: 'aber sondern doch',
  negations: 'nicht nichts nie niemals kein keine keinen keinem keiner keines niemand ohne weder unmöglich',
  capitalsAreNouns: true,
  plain: {
    vague:
      'wenn falls sofern sobald manche einige bestimmte wenige meisten alle jede jeder jedes jeden ohne es diese dieser dieses diesen dies welche oft manchmal meistens andere anderen je',
    musts:
      'brauchen, brauchst, braucht, müssen, muss, musst, nötig, notwendig, erforderlich, benötigen, benötigt',
    prices: 'kostet kosten gebühr gebühren kostenpflichtig',
    yes: 'ja',
    no: 'nein',
  },
  senses: {
    before: 'bevor, vor, vorher',
    after: 'nach, nachdem, danach, nachher',
    within: 'innerhalb, binnen',
    until: 'bis, solange',
    from: 'ab',
    least: 'mindestens, wenigstens',
    most: 'höchstens, bis zu, maximal, spätestens',
    over: 'über, mehr als',
    under: 'unter, weniger als',
    only: 'nur, ausschließlich, lediglich',
    except: 'außer, ausgenommen, es sei denn',
    free: 'kostenlos, kostenfrei, gratis, umsonst, frei',
    open: 'geöffnet, offen',
    closed: 'geschlossen, zu haben',
    included: 'inklusive, einschließlich, enthalten, inbegriffen, samt',
    excluded: 'exklusive, ausgeschlossen',
    always: 'immer, stets',
  },
  numbers:
    'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  tens: 'dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert',
  joined: (ten, unit) => `${unit === 'eins' ? 'ein' : unit}und${ten}`,
  also: 'zweimal:2 halb:0.5 halben:0.5 dutzend:12 dreimal:3',
});
