import { describe, expect, it } from 'vitest';
import { type LanguageTexts, loadTexts } from './index';

const configured: LanguageTexts = { language: 'de', texts: { windowBack: 'Zurück' }, sspTexts: {} };
const french = { texts: { windowBack: 'Retour' }, sspTexts: { back: 'Retour' } };

async function load(recommended: string, answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  const errors: unknown[] = [];
  const loaded = await loadTexts(recommended, configured, {
    baseUrl: 'https://desk.test',
    onError: (error) => errors.push(error),
    fetch: async (url) => {
      asked.push(String(url));
      return answer();
    },
  });
  return { loaded, asked, errors };
}

describe('the texts of the recommended language', () => {
  it('are at hand when it is the configured one', async () => {
    const { loaded, asked } = await load('de', () => Response.json(french));
    expect({ loaded, asked }).toEqual({ loaded: configured, asked: [] });
  });

  it('are fetched once when it is another one', async () => {
    const { loaded, asked } = await load('fr-FR', () => Response.json(french));
    expect(asked).toEqual(['https://desk.test/api/translations?lang=fr-FR']);
    expect(loaded).toEqual({ language: 'fr-FR', ...french });
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['an error', () => new Response('', { status: 500 })],
    ['no JSON', () => new Response('<html>')],
    ['null', () => Response.json(null)],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('remain those of the configured one when the answer is %s', async (_, answer) => {
    const { loaded, errors } = await load('fr-FR', answer);
    expect(loaded).toBe(configured);
    expect(errors).toEqual([expect.any(Error)]);
  });
});
