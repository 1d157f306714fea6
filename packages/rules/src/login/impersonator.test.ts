import { describe, expect, it } from 'vitest';
import { readImpersonator } from './impersonator';

describe('an impersonator', () => {
  it.each([
    ['anna@provider.example', 'anna@provider.example'],
    [' Anna@Provider.Example ', 'anna@provider.example'],
    ['anna@other.example', null],
    ['anna@evilprovider.example', null],
    ['anna@provider.example.evil.test', null],
    ['anna@sub.provider.example', null],
    ['anna@evil.test@provider.example', null],
    ['provider.example', null],
    ['', null],
    [null, null],
    [['anna@provider.example'], null],
  ])('[ROL-10] %j is read as %j', (given, read) => {
    expect(readImpersonator(given, 'provider.example')).toBe(read);
  });

  it.each([null, undefined, ''])('[ROL-11] is nobody where the provider has no domain: %j', (domain) => {
    expect(readImpersonator('anna@provider.example', domain)).toBeNull();
    expect(readImpersonator('anna@', domain)).toBeNull();
  });
});
