// `node bench/grounding.mjs`: how many true answers the checker lets through, and how many falsehoods made of them it catches.
// SHOW=1 lists what it got wrong. `node bench/grounding.mjs heldOut`: over answers of another shop, at which little was mended.
import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { root } from '../tooling/root.mjs';
import { mutationsOf } from './grounding/mutations.mjs';

const { facts, answers, otherShop } = JSON.parse(
  readFileSync(`${root}/bench/grounding/${process.argv[2] ?? 'answers'}.json`, 'utf8'),
);
const { outputFiles } = buildSync({
  stdin: { contents: `export * from '@shopbell/rules/grounding';`, resolveDir: root },
  ...{ bundle: true, write: false, format: 'esm', platform: 'node' },
});
const { checkAnswer } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
);
const hosts = ['fernandloom.example'];
const because = ({ text, factIds }) =>
  checkAnswer([{ text, factIds }], facts, { hosts }).refused[0]?.because ?? null;

const started = performance.now();
const refused = answers.filter((answer) => because(answer) !== null);
const kinds = new Map();
for (const answer of answers)
  for (const mutation of mutationsOf(answer, otherShop)) {
    const kind = kinds.get(mutation.kind) ?? { made: 0, missed: [] };
    kind.made += 1;
    if (because(mutation) === null) kind.missed.push(`${mutation.text}   [${answer.text}]`);
    kinds.set(mutation.kind, kind);
  }
const ms = performance.now() - started;
const share = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;
console.log(
  `true answers refused: ${refused.length} of ${answers.length} (${share(refused.length, answers.length)})`,
);
console.table(
  Object.fromEntries(
    [...kinds].map(([kind, { made, missed }]) => [
      kind,
      { made, caught: made - missed.length, share: share(made - missed.length, made) },
    ]),
  ),
);
const checked = answers.length + [...kinds.values()].reduce((sum, { made }) => sum + made, 0);
console.log(`${(ms / checked).toFixed(2)} ms a sentence`);
if (process.env.SHOW) {
  for (const answer of refused) console.log(`refused ${because(answer)} ${answer.language}: ${answer.text}`);
  for (const [kind, { missed }] of kinds) for (const text of missed) console.log(`missed ${kind}: ${text}`);
}
