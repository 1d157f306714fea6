import { expect, it } from 'vitest';
import type { Language } from '../language';
import { unsaidIn } from './index';

const wrapping = 'Gift wrapping\nWe wrap presents in brown paper. It costs nothing.';

it.each<[Language, string, string, readonly string[]]>([
  // As they were written, each once; other words for what stands there are said.
  ['en-US', 'Do you giftwrap in Velvet, in velvet?', wrapping, ['velvet']],
  ['en-US', 'How much is wrapping for a mug?', wrapping, []],
  ['en-US', 'Do you wrap presents?', wrapping, []],
  ['de', 'Gibt es Rabatt für Studenten?', 'Rabatte\nEin Gutschein gilt einmal.', ['Studenten']],
  ['fr-FR', 'Livrez-vous à Genève ?', 'Livraison\nNous livrons en France.', ['Genève']],
  ['ja', '学生割引はありますか？', '配送\n送料は五百円です。', []],
])('%s %s', (language, question, text, expected) => {
  expect(unsaidIn(question, text, language)).toEqual(expected);
});
