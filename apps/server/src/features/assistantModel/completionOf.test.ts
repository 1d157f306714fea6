import { expect, it } from 'vitest';
import { completionOf } from './completionOf';

const told = (delta: object, more: object = {}) =>
  `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta, finish_reason: null, ...more }] })}\n\n`;
const asked = (index: number, call: object) => told({ tool_calls: [{ index, ...call }] });
const usage = { total_tokens: 3 };
const end = `${told({}, { finish_reason: 'stop' })}data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`;
const said = (stream: string) => JSON.parse(completionOf(stream));

it('words, thoughts and what tools are asked are put together, with why it ended and what it cost', () => {
  const stream = [
    told({ role: 'assistant', content: 'One' }),
    told({ role: 'assistant', content: ' mo' }),
    told({ content: 'ment.', reasoning_content: 'They ' }),
    told({ content: null, reasoning_content: 'ask.' }),
    asked(0, { id: 'a', type: 'function', function: { name: 'search', arguments: '' }, sign: 'kept' }),
    asked(0, { function: { arguments: '{"query":' } }),
    asked(0, { id: 'a', function: { arguments: '"x"}' } }),
    asked(1, { id: 'b', type: 'function', function: { name: 'order', arguments: '{' } }),
    asked(1, { function: { arguments: '}' } }),
    asked(1, { id: 'd', type: 'function', function: { name: 'same number', arguments: '{}' } }),
    ...[': still here\n\n', 'event: ping\ndata: {"choices":[],"error":null}\n\n', end],
  ].join('');
  const expected = {
    ...{ id: 'c', object: 'chat.completion', usage },
    choices: [
      {
        ...{ index: 0, finish_reason: 'stop' },
        message: {
          ...{ role: 'assistant', content: 'One moment.', reasoning_content: 'They ask.' },
          tool_calls: [
            {
              ...{ index: 0, id: 'a', type: 'function', sign: 'kept' },
              function: { name: 'search', arguments: '{"query":"x"}' },
            },
            { index: 1, id: 'b', type: 'function', function: { name: 'order', arguments: '{}' } },
            { index: 1, id: 'd', type: 'function', function: { name: 'same number', arguments: '{}' } },
          ],
        },
      },
    ],
  };
  expect(said(stream)).toEqual(expected);
  expect(said(stream.replaceAll('\n', '\r\n'))).toEqual(expected);
});

it('what breaks off has no reason to end, and what cannot be read is none', () => {
  expect(said(told({ content: 'a' })).choices).toMatchObject([{ finish_reason: null }]);
  for (const broken of ['data: {"cho\n\n', 'data: 1\n\n', 'data: {"error":{"message":"Overloaded"}}\n\n'])
    expect(() => completionOf(`${told({ content: 'a' })}${broken}`)).toThrow();
});
