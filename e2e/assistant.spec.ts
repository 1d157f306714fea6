import type { Request } from '@playwright/test';
import { button, emailForm, log, open, person, publish, settings, strip, test } from './support/assistant';
import { complaints } from './support/axe';
import { chatReopened, chatWindow, expect, signIn, visit, write } from './support/test';

const inChat = { include: ['#gorgias-chat-container'], exclude: [] };

const wcag = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] } as const;

interface Counted {
  readonly event: string;
  readonly properties: object;
}

function clickIn(request: Request): Counted | undefined {
  if (!request.url().includes('/ssp/events')) return undefined;
  const sent: Counted & { readonly events?: readonly Counted[] } = request.postDataJSON();
  return (sent.events ?? [sent]).find(({ event }) => event === 'link-clicked');
}

test('[EMB-11] [AI-24] [AI-25] a question is answered with its source, which opens in the window; thanked, it asks and closes; together, because it is one conversation', async ({
  shopper,
  agent: owner,
  desk,
}) => {
  await signIn(owner, 'owner@demo.shop');
  await publish(
    owner,
    'Rent a loom',
    '<p>You can rent the loom for 14 days. It comes with yarn for a scarf.</p>',
  );
  await publish(
    owner,
    'Colours of our kettles',
    '<p>Kettles come in the colours</p><ul><li>Plum and copper</li><li>Slate</li></ul>',
  );
  await open(shopper, desk);
  await write(shopper, 'Message', 'For how long can I rent the loom?');
  await expect(log(shopper)).toContainText('You can rent the loom for 14 days.');
  const sources = log(shopper).getByRole('list', { name: 'Sources' });
  const source = sources.getByRole('link').first();
  await expect(source).toBeVisible();
  // What is quoted of it is there for who has no mouse.
  const quote = sources.getByRole('button', { name: 'Quote from Rent a loom' });
  await quote.press('Enter');
  await expect(sources.getByRole('blockquote')).toHaveText(/^You can rent the loom for 14 days\./);
  expect(await complaints(shopper, { at: inChat, by: wcag })).toEqual([]);
  await quote.click();
  await expect(sources.getByRole('blockquote')).toHaveCount(0);
  // Nothing is asked of them between the question and its answer.
  await expect(emailForm(shopper)).toBeVisible();
  await expect(log(shopper)).toContainText(/14 days.*Get our reply by email/s);
  // What it signals beside its words is no bubble, and nobody writes any more.
  await expect(log(shopper).getByText('AI agent', { exact: true })).toHaveCount(1);
  await expect(log(shopper).locator('.bubble:empty')).toHaveCount(0);
  await expect(strip(shopper).getByText('The AI agent is writing…')).toHaveCount(0);

  await source.click();
  await expect(chatWindow(shopper).getByRole('article')).toBeVisible();
  await button(shopper, 'Close the article').click();

  await write(shopper, 'Message', 'Are you a bot?');
  await expect(log(shopper).getByText(/^This is an automatic assistant, which answers/)).toBeVisible();

  await write(shopper, 'Message', 'Thank you!');
  await expect(button(shopper, /^No$/)).toBeVisible();
  // A reload knows it by what stands in the conversation.
  await shopper.reload();
  await chatReopened(shopper);
  await button(shopper, 'Yes').click();
  await expect(log(shopper).getByText('Glad we could help. Have a great day!')).toBeVisible();
  await expect(button(shopper, /^No$/)).toHaveCount(0);
  await expect(person(shopper)).toBeVisible();

  // Who parts is answered by nothing: behind it stand the next question and its answer. A list is a list.
  const bubbles = log(shopper).locator('.bubble');
  const before = await bubbles.count();
  await write(shopper, 'Message', 'Bye!');
  await write(shopper, 'Message', 'Which colours do kettles come in?');
  await expect(
    log(shopper)
      .getByRole('listitem')
      .filter({ hasText: /^Plum and copper$/ }),
  ).toBeVisible();
  await expect(bubbles).toHaveCount(before + 3);
  // What can be gone through step by step begins with a press.
  await write(shopper, 'Message', 'Which size fits me?');
  const flow = log(shopper).getByRole('button', { name: 'Which size fits me?', exact: true });
  await flow.click();
  await expect(
    chatWindow(shopper).getByRole('heading', { name: 'Which size fits me?', exact: true }),
  ).toBeVisible();
});

test('where one reads from right to left, each line of an answer is read as it begins, and a list behind a sentence is one', async ({
  shopper,
  agent: owner,
  desk,
}) => {
  await signIn(owner, 'owner@demo.shop');
  const body = '<p>המשלוח לוקח חמישה ימים.</p><ul><li>דואר ישראל</li><li>שליח עד הבית</li></ul>';
  await publish(owner, 'כמה זמן לוקח המשלוח?', body, 'he');
  const language = { language: 'he', languages: [{ language: 'he', primary: true }] };
  await visit(
    shopper,
    await desk.addChat({ ...settings(undefined, { scopes: ['support', 'sales'] }), ...language }),
  );
  await shopper.waitForFunction(() => window.GorgiasChat?.open());
  const field = chatWindow(shopper).getByRole('textbox').last();
  const ask = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  await ask('כמה זמן לוקח המשלוח?');
  await expect(
    log(shopper)
      .getByRole('listitem')
      .filter({ hasText: /^(דואר ישראל|שליח עד הבית)$/ }),
  ).toHaveCount(2);
  await ask('Do you have a mug under 40 dollars?');
  const line = log(shopper).locator('.assistant-words p', { hasText: 'Pebble Mug' });
  await expect(line).toBeVisible();
  /** Where each of them begins, from the left. */
  const leftOf = (words: string) =>
    line.evaluate((element, wanted) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(wanted) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + wanted.length);
        return range.getBoundingClientRect().left;
      }
      return Number.NaN;
    }, words);
  expect(await leftOf('Pebble Mug')).toBeLessThan(await leftOf('$'));
});

test('[ROL-14] where it sells, a product is shown as the catalogue has it and its click is counted; a discount is given once the owner allows one', async ({
  shopper,
  agent: owner,
  desk,
}) => {
  await signIn(owner, 'owner@demo.shop');
  // As it is before an owner has said anything.
  const { origin } = new URL(owner.url());
  const none = { headers: { origin }, data: { maxPercent: 0, codes: [] } };
  expect((await owner.request.put('/console/api/assistant/selling', none)).status()).toBe(200);
  await owner.goto('/console/assistant');
  const form = owner.locator('form', { has: owner.getByRole('button', { name: 'Save the discounts' }) });
  await form.getByRole('textbox', { name: /^At most, in percent/ }).fill('10');
  await form.getByRole('button', { name: 'Add a code' }).click();
  await form.getByRole('textbox', { name: 'Code' }).fill('WELCOME10');
  await form.getByRole('textbox', { name: 'Worth', exact: true }).fill('90');
  await form.getByRole('button', { name: 'Save the discounts' }).click();
  await expect(form.getByText('WELCOME10 is worth more than the limit.')).toBeVisible();
  await form.getByRole('combobox', { name: 'Of what', exact: true }).selectOption('Money');
  await form.getByRole('textbox', { name: /^At most, in money/ }).fill('90');
  await form.getByRole('button', { name: 'Save the discounts' }).click();
  await expect(form.getByText('Write the currency as three letters, such as EUR.')).toBeVisible();
  await form.getByRole('textbox', { name: /^Currency/ }).fill('usd');
  const saved = owner.waitForResponse(/assistant\/selling/);
  await form.getByRole('button', { name: 'Save the discounts' }).click();
  expect((await saved).status()).toBe(200);

  await open(shopper, desk, settings(undefined, { scopes: ['support', 'sales'] }));
  await shopper.evaluate(() => window.GorgiasChat?.setConsent(true));
  await write(shopper, 'Message', 'Do you have a mug under 40 dollars?');
  const products = log(shopper).getByRole('region', { name: 'Products' });
  const mug = products.getByRole('link', { name: /^Pebble Mug/ });
  await expect(log(shopper)).toContainText(/Pebble Mug: \$32\.00\. In stock\. Fog, Fern, Ember\./);
  await expect(products.getByText('$32.00').first()).toBeVisible();
  await expect(mug).toHaveAttribute('href', /\/products\/pebble-mug\?.*utm_medium=ChatAssistant/);
  // What else is counted meanwhile goes there too, alone or together.
  const counted = shopper.waitForRequest((request) => clickIn(request) !== undefined);
  await mug.click();
  expect(clickIn(await counted)?.properties).toMatchObject({ productId: '7007', source: 'recommendation' });

  await write(shopper, 'Message', 'Something cheaper?');
  await expect(log(shopper)).toContainText(
    /We have nothing cheaper of that\. This is the best price:\s*Pebble Mug/,
  );

  await write(shopper, 'Message', 'Can I have a discount?');
  await expect(log(shopper).getByText('WELCOME10')).toBeVisible();
  await expect(log(shopper).getByText(/\$90\.00/)).toBeVisible();
  await owner.goto('/console/inbox?view=all');
  await owner
    .getByRole('link', { name: /Can I have a discount|Here is a discount code/ })
    .first()
    .click();
  await expect(owner.getByRole('log').getByRole('link', { name: /^Pebble Mug \$32/ })).toHaveCount(2);
  await expect(owner.getByRole('log').getByText('WELCOME10')).toBeVisible();
});
