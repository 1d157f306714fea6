import { expect, it } from 'vitest';
import { describeError } from './describeError';
import { scrub } from './scrub';

const token = `eyJhbGciOiJIUzI1NiJ9.${'a'.repeat(40)}.${'b'.repeat(43)}`;

it.each([
  [
    'GET /ssp/orders?accessToken=abc&x=1 failed',
    'GET /ssp/orders?accessToken=[redacted]&x=[redacted] failed',
  ],
  ['{"authorization":"Bearer abc"}', '{"authorization":"[redacted]"}'],
  ['authorization: Bearer abc.def', 'authorization: Bearer [redacted]'],
  ['{"password":"a\\"b","name":"Ada"}', '{"password":"[redacted]","name":"Ada"}'],
  ['{"accessToken":"abc","idToken":"def"}', '{"accessToken":"[redacted]","idToken":"[redacted]"}'],
  ['mail to ada.l+x@customers.example.com bounced', 'mail to [email] bounced'],
  ['postgres://ada:secret@db/x', 'postgres://[redacted]@db/x'],
  [`token ${token} expired`, 'token [token] expired'],
  [`protocol ${Buffer.from(token).toString('base64url')}`, 'protocol [token]'],
  ['{"code":"ECONNREFUSED","msg":"Something failed"}', '{"code":"ECONNREFUSED","msg":"Something failed"}'],
])('[SRV-11] %s', (line, scrubbed) => {
  expect(scrub(line)).toBe(scrubbed);
});

it('[SRV-11] of an error only what it is called and says is kept, without the values it quotes', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "canary"'), {
    code: '22P02',
    detail: 'Key (email)=(canary) already exists.',
    parameters: ['canary'],
  });
  const described = describeError(new Error('outer', { cause: error }));
  expect(described.cause).toMatchObject({
    type: 'Error',
    code: '22P02',
    message: 'invalid input syntax for type uuid: "…"',
  });
  expect(JSON.stringify(described)).not.toContain('canary');
});

it.each([
  '{"code": canary}',
  `{"code": canary, "more": "${'m'.repeat(50)}"}`,
  `${' '.repeat(50)}canary${' '.repeat(50)}`,
])('[SRV-11] JSON that could not be read is not repeated: %s', (json) => {
  const read = () => JSON.parse(json);
  expect(read).toThrow(/canary/);
  try {
    read();
  } catch (error) {
    expect(JSON.stringify(describeError(error))).not.toContain('canary');
  }
});
