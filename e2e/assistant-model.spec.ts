import { askedMore, log, open, person, promise, test } from './support/assistant';
import { expect, signIn, write } from './support/test';

test('an owner brings a model and says what it may cost and what they promise: wrong input says what to do and loses nothing; what it did then stands in the report', async ({
  shopper,
  agent: owner,
  desk,
  model,
  guard,
}) => {
  guard.expected.push(/status of 400/);
  await signIn(owner, 'owner@demo.shop', '/console/assistant');
  const form = (save: string) =>
    owner.locator('form', { has: owner.getByRole('button', { name: save, exact: true }) });
  const field = (name: string | RegExp) => owner.getByRole('textbox', { name });
  const save = async (name: string, path: string) => {
    const saved = owner.waitForResponse(
      (answer) => answer.url().endsWith(path) && answer.request().method() === 'PUT',
    );
    await form(name).getByRole('button', { name, exact: true }).click();
    return (await saved).status();
  };

  await owner.getByRole('button', { name: /^(Use your own|Change the) model$/ }).click();
  await field('Address').fill('model.example');
  await field('Model').fill('scripted');
  expect(await save('Save the model', '/assistant/model')).toBe(400);
  await expect(owner.getByText('This must be an address that begins with https://.')).toBeVisible();
  await field('Address').fill(`${model.address}/v1`);
  await owner.getByLabel(/^Key/).fill('sk-of-the-shop');
  expect(await save('Save the model', '/assistant/model')).toBe(200);
  await field('Turns of the shop a day').fill('many');
  expect(await save('Save the budget', '/assistant/budget')).toBe(400);
  await expect(owner.getByText('This must be a number.')).toBeVisible();
  await field('Turns of the shop a day').fill('500');
  // What is no number is never taken for no limit, or for no promise.
  await field(/^Cost a day/).fill('7,5');
  expect(await save('Save the budget', '/assistant/budget')).toBe(400);
  await field(/^Cost a day/).fill('7.5');
  await field('Price of a million tokens read').fill('100');
  await field('Price of a million tokens written').fill('200');
  expect(await save('Save the budget', '/assistant/budget')).toBe(200);
  await field(/^Days to return something/).fill('thirty');
  expect(await save('Save the promises', '/assistant/policy')).toBe(400);
  await field(/^Days to return something/).fill('30');
  await owner.getByRole('combobox', { name: 'Sale items' }).selectOption('Cannot be returned');
  expect(await save('Save the promises', '/assistant/policy')).toBe(200);
  await owner.reload();
  await expect(owner.getByText('With your own key, at')).toContainText(model.address);
  await expect(field('Turns of the shop a day')).toHaveValue('500');
  await expect(field(/^Cost a day/)).toHaveValue('7.5');
  await expect(field(/^Days to return something/)).toHaveValue('30');
  await expect(owner.getByRole('combobox', { name: 'Sale items' })).toHaveValue('false');

  const report = async () => {
    const all = await owner
      .getByText(/^\d+ of \d+ conversations$/)
      .or(owner.getByText('It has answered nobody yet.'))
      .textContent();
    const [automated = 0, conversations = 0] = (all?.match(/\d+/g) ?? []).map(Number);
    const spent = (await owner.getByText(/^Today: /).textContent())?.replace('one', '1');
    const [turns = 0, tokens = 0, cost = 0] = (spent?.match(/\d+(\.\d+)?/g) ?? []).map(Number);
    return { automated, conversations, turns, tokens, cost };
  };
  const before = await report();
  model.plays({ calls: 'ask', with: { about: 'more' } });
  await open(shopper, desk);
  await write(shopper, 'Message', 'Good day to you');
  await expect(log(shopper).getByText(askedMore)).toBeVisible();
  await owner.goto('/console/assistant/review');
  const turns = owner.getByRole('list', { name: 'Turns' });
  const right = turns.getByRole('button', { name: 'Right' }).first();
  await right.click();
  await expect(turns.getByText('Olive Owner').first()).toBeVisible();
  await owner.getByRole('link', { name: 'Overview' }).click();
  const answered = {
    conversations: before.conversations + 1,
    ...{ turns: before.turns + 1, tokens: before.tokens + 160 },
    // Of 120 that were read and 40 that were written.
    cost: Number((before.cost + 0.02).toFixed(4)),
  };
  await expect.poll(report).toEqual({ ...answered, automated: before.automated + 1 });
  await expect(owner.getByText('1 of 1 rated')).toBeVisible();

  await person(shopper).click();
  await expect(log(shopper).getByText('We have passed you on to our team.')).toBeVisible();
  await owner.reload();
  await expect.poll(report).toEqual({ ...answered, automated: before.automated });
  await expect(owner.getByRole('group', { name: 'Hand-overs by reason' })).toContainText(
    'The shopper asked for a person',
  );
  await promise(owner, {});
  await owner.getByRole('button', { name: 'Forget the model and its key' }).click();
  await expect(owner.getByText('The built-in assistant', { exact: true })).toBeVisible();
});
