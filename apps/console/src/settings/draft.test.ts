import { chatSettings } from '@shopbell/protocol/schemas';
import { changedPaths } from '@shopbell/rules/settings';
import { describe, expect, it } from 'vitest';
import type { Draft } from './ChatDraft';
import { change, judgeDraft, rebase, valueAt } from './draft';

const settings: Draft = chatSettings.parse({
  name: 'Chat',
  domains: [],
  texts: { de: { retry: 'Nochmal' } },
});

describe('a change', () => {
  it('leaves everything else as it was', () => {
    const changed = change(settings, 'decoration.launcher.label', 'Ask us');
    expect(changed).toEqual({
      ...settings,
      decoration: {
        ...(settings.decoration as object),
        launcher: { type: 'icon', label: 'Ask us' },
      },
    });
    expect(valueAt(changed, ['decoration', 'launcher', 'label'])).toBe('Ask us');
  });

  it('[ENT-02] of the language makes it the first of the languages of the shop', () => {
    const both = change(settings, 'languages', [
      { language: 'en-US', primary: true },
      { language: 'de', primary: false },
      { language: 'he', primary: false },
    ]);
    expect(change(both, 'language', 'de').languages).toEqual([
      { language: 'de', primary: true },
      { language: 'he', primary: false },
    ]);
    expect(judgeDraft(change(both, 'language', 'de'))).toEqual([]);
  });
});

describe('what a quick reply opens', () => {
  const link = { reply: 'Where is it?', action: 'track' };
  const replies = ['Hello', 'Where is it?'];
  const linked = change(change(settings, 'quickReplies.replies', replies), 'quickReplies.actions', [link]);
  const actionsAfter = (...said: string[]) =>
    valueAt(change(linked, 'quickReplies.replies', said), ['quickReplies', 'actions']);

  it('goes along when it is said in other words, and when others come and go', () => {
    expect(actionsAfter('Hello', 'Where is my order?')).toEqual([{ ...link, reply: 'Where is my order?' }]);
    expect(actionsAfter('Where is it?')).toEqual([link]);
    expect(actionsAfter('Hello', 'Where is it?', '')).toEqual([link]);
  });

  it('ends with the reply', () => {
    expect(actionsAfter('Hello')).toEqual([]);
  });
});

it('[SRV-05] what was typed is judged as the server judges it', () => {
  const typed = change(change(settings, 'decoration.position.offsetX', '2o'), 'name', '');
  expect(judgeDraft(typed)).toEqual([
    { path: ['decoration', 'position', 'offsetX'], message: 'must be a number' },
    { path: ['name'], message: 'must not be blank' },
  ]);
  expect(judgeDraft(change(settings, 'decoration.mainColor', 'red'))).toMatchObject([
    { path: ['decoration', 'mainColor'] },
  ]);
  const both = change(change(typed, 'decoration.mainColor', 'red'), 'quickReplies.replies', [' ']);
  expect(judgeDraft(both).map(({ path }) => path.join('.'))).toEqual([
    'decoration.position.offsetX',
    'name',
    'decoration.mainColor',
    'quickReplies.replies.0',
  ]);
});

describe('somebody else has saved meanwhile', () => {
  it('both changes stand where they are about different things', () => {
    const mine = change(settings, 'shopName', 'acme');
    const saved = change(settings, 'decoration.mainColor', '#000');
    expect(rebase(settings, mine, saved)).toEqual({
      draft: change(saved, 'shopName', 'acme'),
      theirs: [{ path: ['decoration', 'mainColor'], before: '#115cb5', after: '#000' }],
      both: [],
    });
  });

  it('the own one stands where both changed the same, and it is named', () => {
    const mine = change(settings, 'decoration.mainColor', '#111');
    const saved = change(settings, 'decoration.mainColor', '#000');
    const { draft, both } = rebase(settings, mine, saved);
    expect([valueAt(draft, ['decoration', 'mainColor']), both]).toEqual(['#111', ['decoration.mainColor']]);
    expect(rebase(settings, mine, mine).both).toEqual([]);
  });

  it('an own word that was taken away stays away', () => {
    const mine = change(settings, 'texts', {});
    expect(rebase(settings, mine, change(settings, 'shopName', 'acme')).draft.texts).toEqual({ de: {} });
    expect(changedPaths(rebase(settings, mine, settings).draft, mine)).toEqual([]);
  });

  it('so do own reasons in a language', () => {
    const base = change(settings, 'selfService.reportReasons', { de: ['Kaputt'], it: ['Rotto'] });
    const mine = change(base, 'selfService.reportReasons', { it: ['Rotto'] });
    const saved = change(base, 'shopName', 'acme');
    expect(rebase(base, mine, saved).draft).toEqual(change(mine, 'shopName', 'acme'));
  });

  it('two people who each begin a language, or the same one, lose nothing', () => {
    const base = change(settings, 'texts', {});
    const mine = change(base, 'texts', { it: { retry: 'Riprova' } });
    const theirs = change(base, 'texts', { it: { composerSend: 'Invia' }, sv: { retry: 'Igen' } });
    expect(rebase(base, mine, theirs)).toMatchObject({
      draft: { texts: { it: { retry: 'Riprova', composerSend: 'Invia' }, sv: { retry: 'Igen' } } },
      both: [],
    });
  });
});
