import { hostileMarkup } from '@shopbell/rules/content-testing';
import { languages } from '@shopbell/rules/language';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';
import { helpCenterTexts } from './pages/words';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function openShop() {
  const shop = await app.newShop();
  const cookie = await app.signIn(await app.addMember(shop.shopId, 'owner'));
  const call = async (method: string, path: string, body?: unknown) =>
    (await app.call(method, `help-center${path}`, { cookie, ...(body !== undefined && { body }) })).json();
  const { url } = await call('GET', '');
  const publish = async (text: { language: string; title: string; body: string }, id?: string) => {
    const found = id && (await call('GET', `/articles/${id}`));
    const given = { ...text, categoryId: null };
    const saved = id
      ? await call('PUT', `/articles/${id}`, { ...given, revision: found.revision })
      : await call('POST', '/articles', given);
    const { revision } = saved;
    return call('PUT', `/articles/${saved.id}/state`, {
      revision,
      language: text.language,
      state: 'published',
    });
  };
  return { call, publish, base: `${app.baseUrl}${new URL(url).pathname}` };
}
const get = (url: string, headers = {}) => fetch(url, { redirect: 'manual', headers });

it('the public pages: home, search, article, its languages, old addresses, sitemap, and what is missing', async () => {
  const { call, publish, base } = await openShop();
  const english = { language: 'en-US', title: 'Washing <wool>', body: '<h2>Cold</h2><p>Soap & water.</p>' };
  const { id } = await publish(english);
  await publish({ language: 'ar', title: 'غسل الصوف', body: '<p>بماء بارد</p>' }, id);

  expect((await get(base)).headers.get('location')).toMatch(/\/en-US$/);
  expect((await get(base, { 'accept-language': 'ar-EG,en;q=0.5' })).headers.get('location')).toMatch(/\/ar$/);

  const home = await get(`${base}/en-US`);
  const html = await home.text();
  expect(home.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  expect(html).toContain('Washing &lt;wool&gt;');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/en-US">/);
  expect(html).toMatch(/hreflang="ar" href="[^"]+\/ar"/);
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);

  const page = await get(`${base}/en-US/washing-wool`);
  const article = await page.text();
  expect(page.status).toBe(200);
  expect(article).toContain('<h1>Washing &lt;wool&gt;</h1>\n<h2>Cold</h2><p>Soap &amp; water.</p>');
  expect(article).toMatch(/<link rel="canonical" href="[^"]+\/en-US\/washing-wool">/);
  const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(article)?.[1] ?? '';
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Article',
    headline: 'Washing <wool>',
    inLanguage: 'en-US',
  });
  const arabic = await (await get(`${base}/ar/${encodeURIComponent('غسل-الصوف')}`)).text();
  expect(arabic).toContain('<html lang="ar" dir="rtl">');

  const embedded = await get(`${base}/en-US/washing-wool?embedded=1`);
  expect(embedded.headers.get('access-control-allow-origin')).toBe('*');
  expect(await embedded.text()).toMatch(/<body><article>.*<\/article><\/body>/s);

  const found = await (await get(`${base}/en-US?q=${encodeURIComponent('wsahing wool')}`)).text();
  expect(found).toContain('/en-US/washing-wool"');
  const nothing = await (
    await get(`${base}/en-US?q=${encodeURIComponent('"><script>x</script> $& boats')}`)
  ).text();
  expect(nothing).toContain('Nothing found for “&quot;&gt;&lt;script&gt;x&lt;/script&gt; $&amp; boats”.');

  const long = await publish({ language: 'ja', title: '返品'.repeat(60), body: '<p>はい</p>' });
  expect((await get(`${base}/ja/${encodeURIComponent(long.texts[0].slug)}`)).status).toBe(200);
  await call('DELETE', `/articles/${long.id}`);

  const { revision } = await call('GET', `/articles/${id}`);
  await call('PUT', `/articles/${id}`, { ...english, categoryId: null, revision, slug: 'wool' });
  const moved = await get(`${base}/en-US/washing-wool`);
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    expect.stringMatching(/\/en-US\/wool$/),
  ]);
  const sitemap = await (await get(`${base}/sitemap.xml`)).text();
  expect([...sitemap.matchAll(/<loc>[^<]*\/(ar|en-US)\/[^<]*<\/loc>/g)].map(([, each]) => each)).toEqual([
    'ar',
    'en-US',
  ]);

  for (const path of ['/en-US/nothing', '/en-US/%00', '/xx', '/xx/wool', `/en-US/${'x'.repeat(300)}`]) {
    const missing = await get(`${base}${path}`);
    expect([path, missing.status]).toEqual([path, 404]);
    expect(await missing.text()).toContain('There is no such article.');
  }
  expect((await get(`${app.baseUrl}/help/no-such-shop`)).status).toBe(404);
  await call('DELETE', `/articles/${id}`);
  for (const path of ['/en-US/wool', '/en-US/washing-wool', '/en-US/wool?embedded=1'])
    expect((await get(`${base}${path}`)).status).toBe(404);
});

it('a category without a name in the language of the reader has that of the help center, whichever was written first', async () => {
  const { call, base } = await openShop();
  const categoryId = crypto.randomUUID();
  await call('PUT', '/categories', {
    categories: [{ id: categoryId, names: { de: 'Wäsche', 'en-US': 'Laundry' } }],
  });
  const { id, revision } = await call('POST', '/articles', {
    ...{ language: 'ar', title: 'غسل الصوف', body: '<p>بماء بارد</p>', categoryId },
  });
  await call('PUT', `/articles/${id}/state`, { revision, language: 'ar', state: 'published' });
  const home = await (await get(`${base}/ar`)).text();
  expect(home).toContain('<h2>Laundry</h2>');
});

it('[SAN-12] hostile markup and large articles stay small and harmless on the page', async () => {
  const { publish, base } = await openShop();
  await publish({ language: 'en-US', title: '</script><script>x', body: hostileMarkup.join('\n') });
  const html = await (await get(`${base}/en-US/script-script-x`)).text();
  const body = html.slice(html.indexOf('<article>'), html.indexOf('</article>'));
  expect(body).not.toMatch(/<script|<iframe|<svg|<form|\son\w+=|javascript:/i);
  expect(html.match(/<script/g)).toHaveLength(1);
  for (let index = 0; index < 60; index += 1)
    await publish({ language: 'en-US', title: `How to care for thing number ${index}`, body: '<p>So.</p>' });
  const home = await (await get(`${base}/en-US`)).text();
  expect(Buffer.byteLength(home)).toBeLessThan(30_000);
});

it('readers say by a form whether it helped: once, of what can be read, and from no other page', async () => {
  const { call, publish, base } = await openShop();
  const { id } = await publish({ language: 'en-US', title: 'Wool', body: '<p>Cold.</p>' });
  const { origin, pathname } = new URL(`${base}/en-US/wool`);
  const say = async (helpful: string, headers = {}, path = pathname) => {
    const { status, headers: answered } = await fetch(`${origin}${path}`, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ helpful }) },
      headers: { origin, ...headers },
    });
    return [status, answered.get('location')];
  };
  const page = await (await get(`${base}/en-US/wool`)).text();
  expect(page).toContain(`<form class="helped" method="post" action="${pathname}">`);
  expect(await say('yes')).toEqual([303, `${pathname}?thanks=yes`]);
  // The same reader again, also with another opinion.
  expect([(await say('yes'))[0], (await say('no'))[0]]).toEqual([303, 303]);
  expect(await say('no', { 'user-agent': 'Another' })).toEqual([303, `${pathname}?thanks=no`]);
  const refused = [
    ...[
      await say('maybe'),
      await say('yes', { origin: 'https://evil.example' }),
      await say('yes', { origin: 'null' }),
    ],
    ...[await say('yes', {}, `${pathname}-x`), await say('yes', {}, '/help/no-such-shop/en-US/wool')],
  ];
  expect(refused.map(([status]) => status)).toEqual([400, 403, 403, 404, 404]);
  expect((await call('GET', '/report')).articles).toEqual([
    { id, title: 'Wool', shown: 0, opened: 0, helpful: 1, notHelpful: 1 },
  ]);
  expect(await (await get(`${base}/en-US/wool?thanks=no`)).text()).toContain('Thank you for telling us.');
  await call('DELETE', `/articles/${id}`);
  expect(await say('yes', { 'user-agent': 'Third' })).toEqual([404, null]);
});

it('every language has its words', () => {
  for (const language of languages) {
    expect(Object.values(helpCenterTexts[language]).every((text) => text !== '')).toBe(true);
    expect(helpCenterTexts[language].nothing).toContain('{query}');
  }
});
