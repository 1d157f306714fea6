import { expect, it } from 'vitest';
import { matchCommands } from './matchCommands';

const commands = ['Reopen', 'Go to Open', 'Assign to Ben', 'Open the account'].map((title) => ({
  id: title,
  title,
  group: '',
  run: () => {},
}));
const found = (text: string) => matchCommands(commands, text).map(({ title }) => title);

it('finds commands that have every word, those that begin with it first', () => {
  expect(found('open')).toEqual(['Open the account', 'Reopen', 'Go to Open']);
  expect(found('ben ASSIGN')).toEqual(['Assign to Ben']);
  expect(found('nothing')).toEqual([]);
  expect(found('  ')).toHaveLength(4);
});

it('finds a command by the other words it goes by', () => {
  const hours = { id: 'hours', title: 'Hours', words: 'holidays timezone', group: '', run: () => {} };
  expect(matchCommands([...commands, hours], 'holiday')).toEqual([hours]);
});
