// `node bench/search.mjs`: how well shoppers' questions find the article, or the flow, that answers them: by PostgreSQL's
// full text alone, by vectors alone, and as the product does it. SHOW=1 lists what it got wrong, HALF=calibrate measures the
// half that everything is fitted on. `node bench/search.mjs unseen.json` asks other questions, with what was fitted on these.
import { readFileSync } from 'node:fs';
import { fullText } from './search/fullText.mjs';
import { openIndex } from './search/openIndex.mjs';

const folder = new URL('./search/', import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const own = read('questions.json');
const other = process.argv[2] && read(process.argv[2]);
const questions = other ? [...own.filter(({ half }) => half === 'calibrate'), ...other] : own;
const index = await openIndex();
const ways = {
  'full text alone': fullText(index),
  'vectors alone': index.byVectors,
  'our words alone': index.byWords,
  ours: index.find,
};
const goldOf = ({ answers, flow }, kind) => (kind === 'article' ? answers : flow === null ? [] : [flow]);
const half = (name) => questions.filter((question) => question.half === name);

const results = {};
for (const [way, find] of Object.entries(ways))
  for (const kind of ['article', 'flow']) {
    const found = new Map();
    for (const question of questions) found.set(question, await find(question, kind));
    results[`${way}, ${kind}`] = { kind, found };
  }
const share = (some, right) => `${some.filter(right).length}/${some.length}`;
for (const [name, { kind, found }] of Object.entries(results)) {
  const from = name.startsWith('our') ? 0.5 : thresholdOf(found, kind);
  const rows = {};
  for (const language of [...new Set(questions.map((question) => question.language)), 'all']) {
    const asked = half(process.env.HALF ?? 'report').filter(
      (question) => language === 'all' || question.language === language,
    );
    const answered = asked.filter((question) => goldOf(question, kind).length > 0);
    const top = (question, count, at = 0) =>
      found
        .get(question)
        .slice(0, count)
        .filter(({ score }) => score >= at)
        .map(({ id }) => id);
    const isRight = (count, at) => (question) =>
      top(question, count, at).some((id) => goldOf(question, kind).includes(id));
    const none = asked.filter((question) => goldOf(question, kind).length === 0);
    rows[language] = {
      'recall@1': share(answered, isRight(1)),
      'recall@3': share(answered, isRight(3)),
      paraphrases: share(
        answered.filter((question) => question.kind === 'paraphrase'),
        isRight(1),
      ),
      typos: share(
        answered.filter((question) => question.kind === 'typo'),
        isRight(1),
      ),
      'shown and right': share(answered, isRight(1, from)),
      'shown and wrong': share(
        answered,
        (question) => top(question, 1, from).length > 0 && !isRight(1, from)(question),
      ),
      'shown without need': share(none, (question) => top(question, 1, from).length > 0),
    };
  }
  console.log(name, from.toFixed(2));
  console.table(rows);
  if (process.env.SHOW && name.startsWith('ours'))
    for (const question of questions) {
      const [first, second] = found.get(question);
      const gold = goldOf(question, kind);
      const isShown = (first?.score ?? 0) >= 0.5;
      if (gold.length > 0 ? !(isShown && gold.includes(first.id)) : isShown)
        console.log(
          question.half[0],
          question.language,
          question.kind,
          JSON.stringify(question.question),
          gold.join('|'),
          '→',
          first && `${first.id} ${first.score.toFixed(2)}`,
          second && `${second.id} ${second.score.toFixed(2)}`,
        );
    }
}

/** Where a first hit is as often right as wrong, on the other half. */
function thresholdOf(found, kind) {
  const tops = half('calibrate').flatMap((question) => {
    const [first] = found.get(question);
    return first ? [{ score: first.score, gain: goldOf(question, kind).includes(first.id) ? 1 : -1 }] : [];
  });
  tops.sort((left, right) => right.score - left.score);
  let [sum, best, at] = [0, 0, Infinity];
  for (const { score, gain } of tops) {
    sum += gain;
    if (sum > best) [best, at] = [sum, score];
  }
  return at;
}
