import { type ApplicationSettings, appSettings, type Translations } from '@shopbell/protocol/schemas';
import { textLanguages, textsOf } from '@shopbell/texts/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const get = (path: string) => fetch(`${app.baseUrl}${path}`);
const translationsIn = async (query: string) =>
  (await (await get(`/api/translations${query}`)).json()) as Translations;

/** A chat with these settings, as its page then reads them. */
async function configured(settings: object): Promise<ApplicationSettings> {
  const { shopId } = await app.newShop();
  const { id } = await app.shops.addApp({ shopId, key: `texts-${shopId}`, name: 'Chat', settings });
  return (await get(`/api/applications/${id}/settings`)).json() as Promise<ApplicationSettings>;
}

describe('GET /api/translations', () => {
  it('[HTTP-09] answers texts and sspTexts of every language', async () => {
    for (const language of textLanguages)
      expect(await translationsIn(`?lang=${language}`)).toEqual(textsOf(language));
  });

  it.each(['?lang=xx', '?lang=', '?lang=__proto__', '?lang=DE', ''])(
    'answers in English: %j',
    async (query) => {
      expect(await translationsIn(query)).toEqual(textsOf('en-US'));
    },
  );

  it('refuses what cannot be a language', async () => {
    const response = await get(`/api/translations?lang=${'x'.repeat(36)}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: expect.any(String) } });
  });

  it('may be read by any page, and be kept for an hour', async () => {
    const { headers } = await get('/api/translations?lang=de');
    expect([headers.get('access-control-allow-origin'), headers.get('cache-control')]).toEqual([
      '*',
      'public, max-age=3600',
    ]);
  });
});

describe('the texts in the settings of a chat', () => {
  it('[ENT-31] are the dictionaries of its language with the words of the shop, beside its feature flags', async () => {
    const settings = await configured({
      language: 'de',
      texts: {
        de: { composerSend: 'Ab die Post', conversationNewMessages: 'Neues!', ourOwn: 'Moin' },
        it: { composerSend: 'Via' },
      },
      sspTexts: { de: { homeTrack: 'Wo ist mein Paket?' } },
      featureFlags: { floatingInput: true },
    });
    const german = textsOf('de');
    expect(settings.texts).toEqual({
      ...german.texts,
      composerSend: 'Ab die Post',
      conversationNewMessages: 'Neues!',
      ourOwn: 'Moin',
    });
    expect(settings.sspTexts).toEqual({ ...german.sspTexts, homeTrack: 'Wo ist mein Paket?' });
    expect(settings.featureFlags).toEqual({ ...appSettings.parse({}).featureFlags, floatingInput: true });
  });

  it('[ENT-31] [LNG-08] come in another language of the shop with its words in that language, and no others', async () => {
    const { id } = await configured({
      language: 'de',
      texts: { de: { composerSend: 'Ab die Post' }, it: { composerSend: 'Via', introduction: 'Ciao!' } },
      sspTexts: { it: { homeTrack: 'Dov’è?' } },
    });
    const italian = textsOf('it');
    expect(await translationsIn(`?lang=it&appId=${id}`)).toEqual({
      texts: { ...italian.texts, composerSend: 'Via', introduction: 'Ciao!' },
      sspTexts: { ...italian.sspTexts, homeTrack: 'Dov’è?' },
    });
    expect(await translationsIn(`?lang=sv&appId=${id}`)).toEqual(textsOf('sv'));
    const { headers } = await get(`/api/translations?lang=it&appId=${id}`);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect((await get('/api/translations?lang=it&appId=987654321')).status).toBe(404);
  });

  it('[ENT-32] greet with "How can we help?" and "We will be back soon" unless told, in the language of the chat', async () => {
    const greetings = async (settings: object) => {
      const { introductionText, offlineIntroductionText } = (await configured(settings)).decoration;
      return [introductionText, offlineIntroductionText];
    };
    expect(await greetings({})).toEqual(['How can we help?', 'We will be back soon']);
    expect(await greetings({ language: 'it' })).toEqual(['Come possiamo aiutarti?', 'Torniamo presto']);
    const own = { introductionText: 'Ciao!', offlineIntroductionText: 'A domani' };
    expect(await greetings({ language: 'it', decoration: own })).toEqual(['Ciao!', 'A domani']);
    const words = { it: { introduction: 'Eccoci', introductionOffline: 'Torniamo' } };
    expect(await greetings({ language: 'it', texts: words })).toEqual(['Eccoci', 'Torniamo']);
  });
});
