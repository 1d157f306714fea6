import { describe, expect, it } from 'vitest';
import { availabilities } from '../availability/vocabulary';
import { queryValue, readDeepLinks, readStartPage, resolvePage } from '.';

const facts = { isPortalEnabled: false, availability: 'online', canTriggerAiAgent: false } as const;

describe('pages', () => {
  it('[PGE-01] are homepage and conversation and no other', () => {
    const given = ['homepage', 'conversation', 'foo', '', 'Homepage', null, undefined, 1, ['homepage']];
    expect(given.map(readStartPage)).toEqual([
      'homepage',
      'conversation',
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('[PGE-02] lead home only where the portal is enabled', () => {
    expect(resolvePage('homepage', { ...facts, isPortalEnabled: true })).toBe('/self-service-portal/home');
    expect(resolvePage('homepage', facts)).toBe('/chat');
  });

  it('[PGE-03] lead to the chat when it is online, otherwise to the offline form', () => {
    const targets = availabilities.map((availability) => [
      availability,
      resolvePage('conversation', { ...facts, isPortalEnabled: true, availability }),
    ]);
    expect(targets).toEqual([
      ['online', '/chat'],
      ['offline', '/offline-capture'],
      ['outside_business_hours', '/offline-capture'],
      ['no_agents_available', '/offline-capture'],
    ]);
  });

  it('[PGE-04] lead elsewhere with a flag that replaces a page', () => {
    const offline = { ...facts, availability: 'offline' } as const;
    const target = (canTriggerAiAgent: boolean) =>
      resolvePage('conversation', { ...offline, canTriggerAiAgent });
    expect([target(false), target(true)]).toEqual(['/offline-capture', '/chat']);
  });

  it('[PGE-05] lead to the chat at any time with an assistant that can answer', () => {
    const targets = availabilities.map((availability) =>
      resolvePage('conversation', { ...facts, availability, canTriggerAiAgent: true }),
    );
    expect(targets).toEqual(['/chat', '/chat', '/chat', '/chat']);
  });
});

describe('readDeepLinks', () => {
  const nothing = { page: null, message: null, isOpening: false, isPreview: false };

  it('[DL-05] reads these four names', () => {
    expect(
      readDeepLinks('?chat-page=homepage&utm_source=mail&chat-message=Hi&open-chat&preview-mode=1'),
    ).toEqual({
      page: 'homepage',
      message: 'Hi',
      isOpening: true,
      isPreview: true,
    });
    expect(['', '?', '?chatpage=homepage&message=Hi&open=1'].map(readDeepLinks)).toEqual([
      nothing,
      nothing,
      nothing,
    ]);
  });

  it('reads the start page', () => {
    expect(readDeepLinks('?chat-page=conversation').page).toBe('conversation');
  });

  it('[DL-07] ignores a start page it does not know', () => {
    expect(readDeepLinks('?chat-page=foo')).toEqual(nothing);
  });

  it('[DL-02] decodes the message', () => {
    const messages = ['Hello%20there%21', 'Hello+there%2B', 'a=b', ''];
    expect(messages.map((message) => readDeepLinks(`?chat-message=${message}`).message)).toEqual([
      'Hello there!',
      'Hello there+',
      'a=b',
      '',
    ]);
  });

  it('[DL-06] takes a message that cannot be decoded as it is written', () => {
    expect(readDeepLinks('?chat-message=%E0%A4%A').message).toBe('%E0%A4%A');
  });

  it('[DL-03] opens for any value but false', () => {
    const searches = ['?open-chat', '?open-chat=', '?open-chat=1', '?open-chat=true', '?open-chat=false', ''];
    expect(searches.map((search) => readDeepLinks(search).isOpening)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('[DL-04] enables the preview', () => {
    expect(
      ['?preview-mode', '?preview-mode=true', ''].map((search) => readDeepLinks(search).isPreview),
    ).toEqual([true, true, false]);
  });
});

it('queryValue gives the first value of a name, and decodes names too', () => {
  expect(queryValue('?a=1&b=2&b=3', 'b')).toBe('2');
  expect(queryValue('?open%2Dchat=1', 'open-chat')).toBe('1');
  expect(queryValue('a=1', 'a')).toBe('1');
  expect(queryValue('?a=1', 'c')).toBeNull();
});
