import { describe, expect, it } from 'vitest';
import { frameParentOrigin } from '../checkout';
import {
  hasLeft,
  isShopOrigin,
  isSignedOut,
  newerSide,
  ownEntries,
  readSyncMessage,
  withoutShopper,
} from '.';
import { syncLimits } from './syncMessages';

const token = ['gorgias-chat-7-token', '{}'] as const;
const foreign = [
  ['shop-cart', 'x'],
  ['gorgias-chat-77-token', 'x'],
  ['gorgias-storage-keys', '[]'],
] as const;

describe('readSyncMessage', () => {
  it.each([
    { type: 'gorgiasSyncStorage', entries: [token] },
    { type: 'gorgiasSaveToStorage', key: token[0], value: '{}' },
    { type: 'gorgiasRemoveFromStorage', key: token[0] },
    { type: 'gorgiasCheckoutStorageRequest', requestId: '1' },
    { type: 'gorgiasCheckoutStorageResponse', entries: [token] },
  ])('[CHK-07] reads $type, and nothing beyond its own fields', (message) => {
    expect(readSyncMessage({ ...message, more: 1 }, 7)).toEqual(message);
  });

  it.each([
    null,
    'gorgiasSyncStorage',
    {},
    [],
    { type: 'gorgiasOther' },
    { type: 'gorgiasSyncStorage' },
    { type: 'gorgiasSyncStorage', entries: {} },
    { type: 'gorgiasSaveToStorage', key: token[0] },
    { type: 'gorgiasSaveToStorage', key: token[0], value: 5 },
    { type: 'gorgiasRemoveFromStorage', key: 5 },
    { type: 'gorgiasCheckoutStorageRequest' },
    { type: 'gorgiasCheckoutStorageRequest', requestId: 5 },
  ])('[CHK-07] ignores %j', (data) => {
    expect(readSyncMessage(data, 7)).toBeNull();
  });

  it('[CHK-09] takes the keys of this chat only', () => {
    const entries = [...foreign, token, [5, 'x'], null, ['gorgias-chat-7-draft']];
    expect(readSyncMessage({ type: 'gorgiasSyncStorage', entries }, 7)).toEqual({
      type: 'gorgiasSyncStorage',
      entries: [token],
    });
    for (const [key, value] of foreign) {
      expect(readSyncMessage({ type: 'gorgiasSaveToStorage', key, value }, 7)).toBeNull();
      expect(readSyncMessage({ type: 'gorgiasRemoveFromStorage', key }, 7)).toBeNull();
    }
    expect(ownEntries([...foreign, token], 7)).toEqual([token]);
  });

  it('ignores what is larger than any chat stores', () => {
    const { entries, valueLength, totalLength } = syncLimits;
    const long = 'x'.repeat(valueLength + 1);
    const key = token[0];
    const many = Array.from({ length: entries + 1 }, () => token);
    const heavy = Array.from({ length: totalLength / valueLength + 1 }, () => [key, 'x'.repeat(valueLength)]);
    for (const data of [
      { type: 'gorgiasSaveToStorage', key, value: long },
      { type: 'gorgiasSyncStorage', entries: many },
      { type: 'gorgiasSyncStorage', entries: heavy },
      { type: 'gorgiasRemoveFromStorage', key: key + long },
      { type: 'gorgiasCheckoutStorageRequest', requestId: long },
    ])
      expect(readSyncMessage(data, 7)).toBeNull();
    const kept = { type: 'gorgiasSyncStorage', entries: heavy.slice(1) };
    expect(readSyncMessage(kept, 7)).toEqual(kept);
  });
});

describe('[CHK-06] isShopOrigin', () => {
  const domains = ['shop.example', 'laden.example'];
  it.each([
    ['https://shop.example', true],
    ['https://checkout.shop.example', true],
    ['https://shop.example:8443', true],
    ['https://laden.example', true],
    ['http://shop.example', false],
    ['https://evil.example', false],
    ['https://evilshop.example', false],
    ['https://shop.example.evil', false],
    ['https://shop.example@evil.example', false],
    ['https://evil.example/shop.example', false],
    ['https://evil.example?.shop.example', false],
    ['null', false],
    ['', false],
  ])('%s: %s', (origin, isOwn) => {
    expect(isShopOrigin(origin, domains, 'https:')).toBe(isOwn);
  });
});

describe('newerSide', () => {
  const at = (name: string, time: number) => [`gorgias-chat-7-${name}`, String(time)] as const;
  it.each([
    ['where the shopper was active last', [at('last-active', 5)], [at('last-active', 6)], 'theirs'],
    ['here, if it was here', [at('last-active', 6)], [at('last-active', 5)], 'own'],
    ['the only one with anything', [], [at('last-active', 1)], 'theirs'],
    ['here, if nothing is there', [at('last-active', 1)], [], 'own'],
    ['here, if both know nothing', [token], [token], 'own'],
    ['where they signed out since', [at('last-active', 5), token], [at('last-logout', 6)], 'theirs'],
    ['not by a time of another chat', [], [['gorgias-chat-8-last-active', '9'] as const], 'own'],
  ])('is %s', (_, own, theirs, side) => {
    expect(newerSide(own, theirs, 7)).toBe(side);
  });
});

describe('a sign-out', () => {
  const at = (name: string, time: number) => [`gorgias-chat-7-${name}`, String(time)] as const;

  it.each([
    ['nothing was said since', [at('last-active', 5), at('last-logout', 6)], true],
    ['it was the last that was done', [at('last-logout', 6)], true],
    ['someone wrote after it', [at('last-active', 7), at('last-logout', 6)], false],
    ['there was none', [at('last-active', 5), token], false],
    ['it was one of another chat', [['gorgias-chat-8-last-logout', '6'] as const], false],
  ])('is the last word where %s: %j, %s', (_, entries, expected) => {
    expect(isSignedOut(entries, 7)).toBe(expected);
  });

  it.each([
    ['by whoever was found', [at('last-active', 5)], [at('last-logout', 6)], true],
    [
      'also where somebody else has come since',
      [at('last-active', 5)],
      [at('last-logout', 6), at('last-active', 7)],
      true,
    ],
    ['but not before they were here', [at('last-active', 7)], [at('last-logout', 6)], false],
    ['not again', [at('last-logout', 6)], [at('last-logout', 6), at('last-active', 9)], false],
    ['not by nobody', [at('last-active', 5)], [at('last-active', 9)], false],
  ])('was made %s', (_, found, theirs, expected) => {
    expect(hasLeft(found, theirs, 7)).toBe(expected);
  });

  it('leaves nothing of the shopper, also where they left in the middle of it', () => {
    const closed = ['gorgias-chat-7-floating-input-closed', '1'] as const;
    const logout = at('last-logout', 6);
    const half = [token, at('last-active', 5), closed, ['gorgias-chat-7-draft', 'x'] as const, logout];
    expect(withoutShopper(half, 7)).toEqual([closed, logout]);
  });
});

it.each([
  ['?checkout-frame=1&origin=https%3A%2F%2Fshop.example%3A8443%2Fcheckouts%2F1', 'https://shop.example:8443'],
  ['?checkout-frame=1&origin=javascript%3Aalert(1)', null],
  ['?checkout-frame=1', null],
  ['?origin=https%3A%2F%2Fshop.example', null],
])('[WIN-15] the page around a checkout frame is told by %s: %s', (search, origin) => {
  expect(frameParentOrigin(search)).toBe(origin);
});
