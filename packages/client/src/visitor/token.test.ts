import { describe, expect, it } from 'vitest';
import { createFakeToken } from '../testing';
import { decodeToken, readStoredToken, tokenAsSubprotocol } from './token';

const token = createFakeToken({ conversationId: 'conversation-7', expiresMs: 1_800_000_000_000 });

describe('decodeToken', () => {
  it('[AUTH-15] reads the conversation from the claim conversationId', () => {
    expect(decodeToken(token)).toEqual({
      token,
      conversationId: 'conversation-7',
      expiresMs: 1_800_000_000_000,
      isAnew: false,
    });
  });

  it("[AUTH-10] says 'missing part' for a text without a dot", () => {
    expect(() => decodeToken('abc')).toThrow('missing part');
  });

  it.each([
    ['[AUTH-09]', 'must be a string', 5],
    ['[AUTH-11]', 'invalid base64', 'a.%%%.c'],
    ['[AUTH-12]', 'invalid json', `a.${btoa('{')}.c`],
  ])("%s says '%s' for %j", (_, problem, bad) => {
    expect(() => decodeToken(bad)).toThrow(`Invalid token: ${problem}`);
  });

  it.each([
    ['no claims', 'a.e30.c'],
    ['claims that are null', `a.${btoa('null')}.c`],
    ['a conversation that is a number', `a.${btoa('{"conversationId":1,"exp":2}')}.c`],
    ['no end', `a.${btoa('{"conversationId":"x"}')}.c`],
  ])('refuses a token with %s', (_, bad) => {
    expect(() => decodeToken(bad)).toThrow();
  });
});

describe('readStoredToken', () => {
  it('reads what was written', () => {
    expect(readStoredToken({ token })?.token).toBe(token);
  });

  it('[AUTH-07] takes nothing but an object with a string token', () => {
    const others = [
      null,
      undefined,
      '',
      [],
      {},
      { token: 1 },
      { token: null },
      token,
      5,
      new (class {
        token = token;
      })(),
    ];
    expect(others.map(readStoredToken)).toEqual(others.map(() => null));
  });

  it('takes no token that cannot be read', () => {
    expect(readStoredToken({ token: 'abc' })).toBeNull();
  });
});

describe('tokenAsSubprotocol', () => {
  it.each(['a', 'ab', 'abc', '>>>???', token])(
    'of %s is made of letters a subprotocol may hold, and can be read back',
    (text) => {
      const encoded = tokenAsSubprotocol(text);
      expect(encoded).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(Buffer.from(encoded, 'base64url').toString()).toBe(text);
    },
  );
});
