import { textsOf } from '@shopbell/texts/all';
import { englishSspTexts, type SspTextKey } from '@shopbell/texts/self-service';
import { describe, expect, it } from 'vitest';
import { createTranslator, type TextsByKey } from './index';

const german = { language: 'de', texts: textsOf('de').texts };
const germanWithoutSend: TextsByKey = { ...german.texts, composerSend: undefined };

describe('a text', () => {
  it('is of the language', () => {
    expect(createTranslator(german).t('launcherOpen')).toBe('Chat öffnen');
  });

  it('[LNG-13] is English where the language has none', () => {
    const { t } = createTranslator({ language: 'de', texts: germanWithoutSend });
    expect([t('composerSend'), t('composerLabel')]).toEqual(['Send', 'Nachricht']);
  });

  it('is what the page has set, before anything else', () => {
    const { t } = createTranslator({ ...german, overrides: { composerSend: 'Ab die Post' } });
    expect([t('composerSend'), t('composerLabel')]).toEqual(['Ab die Post', 'Nachricht']);
  });

  it('is its key where keys are asked for', () => {
    const { t } = createTranslator({ ...german, overrides: { composerSend: 'x' }, showKeys: true });
    expect([t('composerSend'), t('windowPoweredBy', { name: 'Shopbell' })]).toEqual([
      'composerSend',
      'windowPoweredBy',
    ]);
  });

  it('has its values filled in, and keeps the placeholder of a value that was not given', () => {
    const { t } = createTranslator({ language: 'en-US', texts: textsOf('en-US').texts });
    expect(t('windowPoweredBy', { name: 'Shopbell' })).toBe('Powered by Shopbell');
    expect(t('windowPoweredBy')).toBe('Powered by {name}');
    expect(t('windowPoweredBy', { name: '$& {name}' })).toBe('Powered by $& {name}');
  });

  it('has numbers as the language writes them', () => {
    const inLanguage = (language: string) =>
      createTranslator({ language, texts: { composerTooLong: 'Up to {limit} characters' } })
        .t('composerTooLong', { limit: 5000 })
        .match(/[\d.,]+\d/)?.[0];
    expect([inLanguage('en-US'), inLanguage('de')]).toEqual(['5,000', '5.000']);
  });

  it('leaves room for an element', () => {
    const { around } = createTranslator({ language: 'en-US', texts: textsOf('en-US').texts });
    expect(around('windowPrivacy', 'link')).toEqual(['By chatting with us you accept our ', '.']);
    expect(around('windowBack', 'link')).toEqual(['Back', '']);
  });

  it('may be one of self-service', () => {
    const { t } = createTranslator<SspTextKey>({
      language: 'de',
      base: englishSspTexts,
      texts: { homeTrack: 'Bestellung verfolgen' },
    });
    expect([t('homeTrack'), t('homeReturn')]).toEqual(['Bestellung verfolgen', 'Return my order']);
  });
});

describe('a text about a number', () => {
  const newMessages = (language: string, counts: number[]) => {
    const { t } = createTranslator({ language, texts: textsOf(language).texts });
    return counts.map((count) => t('conversationNewMessages', { count }));
  };

  it.each([
    ['en-US', [1, 2], ['1 new message', '2 new messages']],
    ['cz', [1, 3, 5], ['1 nová zpráva', '3 nové zprávy', '5 nových zpráv']],
    ['fr-FR', [0, 1, 2], ['0 nouveau message', '1 nouveau message', '2 nouveaux messages']],
    ['ja', [1, 7], ['新着メッセージ1件', '新着メッセージ7件']],
    [
      'ar',
      [0, 1, 2, 3, 11],
      ['لا رسائل جديدة', 'رسالة جديدة واحدة', 'رسالتان جديدتان', '3 رسائل جديدة', '11 رسالة جديدة'],
    ],
    ['he', [1, 2], ['הודעה חדשה אחת', '2 הודעות חדשות']],
  ] as const)('has the form of the language: %s', (language, counts, sentences) => {
    expect(newMessages(language, [...counts])).toEqual(sentences);
  });

  it('has English forms where it is English, whatever the language around it', () => {
    const { t } = createTranslator({ language: 'ja', texts: {} });
    expect(t('conversationNewMessages', { count: 1 })).toBe('1 new message');
  });

  it('is one sentence where the shop has written one', () => {
    const { t } = createTranslator({ ...german, overrides: { conversationNewMessages: 'Neu: {count}' } });
    expect(t('conversationNewMessages', { count: 3 })).toBe('Neu: 3');
  });
});

describe('a language that Intl does not know', () => {
  it.each(['', 'not a language', 'x'])('is written like English: %j', (language) => {
    const { t, formatTime } = createTranslator({ language, timeZone: 'UTC' });
    expect([t('composerSend'), formatTime(0)]).toEqual(['Send', '12:00 AM']);
  });
});
