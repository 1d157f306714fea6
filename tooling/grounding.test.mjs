import { readFileSync } from 'node:fs';
import { checkAnswer } from '@shopbell/rules/grounding';
import { expect, it } from 'vitest';
import { mutationsOf } from '../bench/grounding/mutations.mjs';
import { root } from './root.mjs';

/** Held by `bench/grounding.mjs`, which prints them; here only what it must never fall below. */
const floors = { number: 1, unit: 1, date: 1, name: 1, 'other shop': 1, direction: 1, negation: 0.98 };
/** Written one by one, of which three are not seen: `With Klarna you pay within a week`. */
const byHand = { 'by hand': 0.99 };

it.each([
  ['answers', 200, 20, floors],
  ['heldOut', 70, 3, floors],
  ['byHand', 120, 380, byHand],
])(
  'true answers pass, and what is made false of them does not: %s',
  (file, least, leastOfAKind, ownFloors) => {
    const { facts, answers, otherShop } = JSON.parse(
      readFileSync(`${root}/bench/grounding/${file}.json`, 'utf8'),
    );
    const isRefused = ({ text, factIds }) =>
      checkAnswer([{ text, factIds }], facts, { hosts: ['fernandloom.example'] }).refused.length > 0;
    expect(answers.length).toBeGreaterThanOrEqual(least);
    expect(answers.filter(isRefused).length / answers.length).toBeLessThan(0.03);
    const mutations = answers.flatMap((answer) => mutationsOf(answer, otherShop));
    for (const [kind, floor] of Object.entries(ownFloors)) {
      const made = mutations.filter((mutation) => mutation.kind === kind);
      expect(made.length).toBeGreaterThan(leastOfAKind);
      expect(made.filter(isRefused).length / made.length, kind).toBeGreaterThanOrEqual(floor);
    }
  },
);
