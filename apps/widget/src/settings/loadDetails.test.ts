import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LauncherSettings } from '@shopbell/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { loadDetails } from './loadDetails';

let close = () => {};
afterEach(() => {
  close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function loadFrom(translations: object | number) {
  const server = createServer(({ url }, response) => {
    const answer = url?.startsWith('/api/translations')
      ? translations
      : { texts: { sendMessage: 'Envoyer' } };
    response.statusCode = typeof answer === 'number' ? answer : 200;
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  close = () => void server.close();
  vi.stubGlobal('navigator', { languages: ['de'] });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const languages = ['fr-FR', 'de'].map((language, index) => ({ language, primary: index === 0 }));
  const launcher = { appId: 1, language: 'fr-FR', languages, preferences: {} } as unknown as LauncherSettings;
  const { port } = server.address() as AddressInfo;
  const { language, texts } = await loadDetails(`http://127.0.0.1:${port}`, launcher);
  return { language, texts, logged: log.mock.calls.length };
}

it("[HTTP-10] without translations the chat speaks the shop's language, and the console says why once", async () => {
  expect(await loadFrom({ texts: { sendMessage: 'Senden' }, sspTexts: {} })).toEqual({
    language: 'de',
    texts: { sendMessage: 'Senden' },
    logged: 0,
  });
  close();
  expect(await loadFrom(500)).toEqual({ language: 'fr-FR', texts: { sendMessage: 'Envoyer' }, logged: 1 });
});
