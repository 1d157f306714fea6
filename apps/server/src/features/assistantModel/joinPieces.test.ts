import { expect, it } from 'vitest';
import { joinPieces } from './joinPieces';

const told = (delta: object, more: object = {}) =>
  `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta, finish_reason: null, ...more }] })}\n\n`;
const asked = (index: number, call: object) => told({ tool_calls: [{ index, ...call }] });
const end = `${told({}, { finish_reason: 'stop' })}data: {"choices":[],"usage":{"total_tokens":3}}\n\ndata: [DONE]\n\n`;

it('words and what tools are asked come in one piece each, in their order, and the rest as it came', () => {
  const stream = [
    told({ role: 'assistant', content: 'One' }),
    told({ content: ' mo' }),
    told({ content: 'ment.' }),
    asked(0, { id: 'a', type: 'function', function: { name: 'search', arguments: '' } }),
    asked(0, { function: { arguments: '{"query":' } }),
    asked(0, { function: { arguments: '"x"}' } }),
    asked(1, { id: 'b', type: 'function', function: { name: 'order', arguments: '{' } }),
    asked(1, { function: { arguments: '}' } }),
    end,
  ];
  expect(joinPieces(stream.join(''))).toBe(
    [
      told({ role: 'assistant', content: 'One moment.' }),
      asked(0, { id: 'a', type: 'function', function: { name: 'search', arguments: '{"query":"x"}' } }),
      asked(1, { id: 'b', type: 'function', function: { name: 'order', arguments: '{}' } }),
      end,
    ].join(''),
  );
});

it.each([
  ['a second call under the same number', asked(0, { id: 'b', function: { name: 'x', arguments: '' } })],
  ['what more than words is in', told({ content: 'b', refusal: 'no' })],
  ['thoughts', told({ reasoning_content: 'b' })],
  ['a reason to end', told({ content: 'b' }, { finish_reason: 'length' })],
  ['what is not readable', 'data: {"choices":[{\n\n'],
  ['what is no event of ours', 'event: ping\ndata: {"choices":[]}\n\n'],
  ['a comment', ': still here\n\n'],
])('%s stays what it is', (_, event) => {
  const before = asked(0, { id: 'a', function: { name: 'x', arguments: '{' } });
  expect(joinPieces(`${before}${event}${end}`)).toBe(`${before}${event}${end}`);
});

it('an answer that breaks off in the middle is as long as it was, whatever ends its lines', () => {
  expect(
    joinPieces(`${told({ content: 'a' })}${told({ content: 'b' })}data: {"cho`.replaceAll('\n', '\r\n')),
  ).toBe(`${told({ content: 'ab' })}data: {"cho\n\n`);
  expect(joinPieces('')).toBe('');
});
