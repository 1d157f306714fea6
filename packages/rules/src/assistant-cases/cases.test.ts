import type { CaseExpectation, CaseRun } from '@shopbell/protocol';
import { expect, it } from 'vitest';
import { type CaseOutcome, fallenCases, judgeCase } from './index';

const answer: CaseOutcome = {
  verdict: 'answer',
  text: 'You can return it within **30 days**.\nStra\u00dfe, CAFE\u0301.',
  sources: [
    { kind: 'article', articleId: 'returns', title: 'Returns', url: 'https://shop.test/r', quote: '30 days' },
    { kind: 'order', orderId: 1, orderName: '#1', field: 'status', value: 'open' },
  ],
};
const handed: CaseOutcome = { verdict: 'hand-over', text: '', sources: [] };

it.each<[CaseExpectation, CaseOutcome, boolean]>([
  [{ kind: 'answers-from', articleId: 'returns' }, answer, true],
  [{ kind: 'answers-from', articleId: 'sizes' }, answer, false],
  [{ kind: 'answers-from', articleId: 'returns' }, { ...answer, verdict: 'refused' }, false],
  [{ kind: 'answers-from', articleId: 'returns' }, handed, false],
  [{ kind: 'hands-over' }, handed, true],
  [{ kind: 'hands-over' }, { ...answer, verdict: 'refused' }, true],
  [{ kind: 'hands-over' }, answer, false],
  // What is broken says nothing about the case.
  [{ kind: 'hands-over' }, { ...handed, verdict: 'failed' }, false],
  [{ kind: 'asks-sign-in' }, { ...handed, verdict: 'sign-in' }, true],
  [{ kind: 'asks-sign-in' }, handed, false],
  [{ kind: 'contains', words: 'RETURN  it\nwithin' }, answer, true],
  [{ kind: 'contains', words: 'caf\u00e9' }, answer, true],
  [{ kind: 'contains', words: '14 days' }, answer, false],
  [{ kind: 'lacks', words: '14 days' }, answer, true],
  [{ kind: 'lacks', words: '30 Days' }, answer, false],
  [{ kind: 'lacks', words: '14 days' }, handed, true],
  [{ kind: 'lacks', words: '14 days' }, { ...handed, verdict: 'sign-in' }, true],
  [{ kind: 'lacks', words: '14 days' }, { ...handed, verdict: 'failed' }, false],
  [{ kind: 'lacks', words: '14 days' }, { ...handed, verdict: 'nothing' }, false],
])('%j is judged', (expectation, outcome, isMet) => {
  expect(judgeCase([expectation], outcome)).toEqual(isMet ? [] : [0]);
});

it('names each expectation that is not met', () => {
  const expected: CaseExpectation[] = [
    { kind: 'hands-over' },
    { kind: 'contains', words: '30 days' },
    { kind: 'lacks', words: 'return' },
  ];
  expect(judgeCase(expected, answer)).toEqual([0, 2]);
});

it('tells cases that a change makes fall from those that fell before or were not run', () => {
  const run = (guidanceVersion: number, isPassed: boolean): CaseRun => ({
    ...{ guidanceVersion, isPassed, faults: [], verdict: 'answer', answer: '' },
    ranDatetime: '2026-01-01T00:00:00.000Z',
  });
  const cases = [
    { id: 'a', question: 'stands', runs: [run(2, true), run(1, false)] },
    { id: 'b', question: 'stood', runs: [run(2, false), run(1, true)] },
    { id: 'c', question: 'never stood', runs: [run(2, false), run(1, false)] },
    { id: 'd', question: 'new', runs: [run(2, false)] },
    { id: 'e', question: 'not run', runs: [run(1, true)] },
  ];
  expect(fallenCases(cases, { version: 2, published: 1 }).map(({ id, how }) => [id, how])).toEqual([
    ['b', 'falls'],
    ['c', 'falls-as-before'],
    ['d', 'falls'],
    ['e', 'not-run'],
  ]);
});
