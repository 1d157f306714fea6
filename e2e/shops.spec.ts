import { createDesk } from './support/startDesk';
import { expect, signIn, withDesk } from './support/test';

/** One installation with two shops, and someone who owns both. */
const test = withDesk(async () => {
  const desk = await createDesk();
  await desk.alter(`with moss as (insert into shop (name) values ('Moss') returning id)
    insert into shop_member (shop_id, user_id, role, chosen_at)
    select moss.id, "user"."id", 'owner', '2000-01-01' from moss, "user" where "email" = 'owner@demo.shop'`);
  return desk;
});

test('[ROL-17] a tab acts in the shop that it shows, or asks for which one to go on', async ({
  agent: page,
  guard,
}) => {
  guard.expected.push(/status of 409/);
  await signIn(page, 'owner@demo.shop');
  await expect(page.getByText('Connected')).toBeVisible();
  await page.getByRole('link', { name: 'Macros', exact: true }).click();
  await page.getByRole('button', { name: 'New macro' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Greeting');
  await page.getByLabel('Text', { exact: true }).fill('Hello from Fern and Loom');

  const other = await page.context().newPage();
  await other.goto('/console/account');
  await other.getByRole('button', { name: 'Go to Moss' }).click();
  await expect(other.getByRole('banner')).toContainText('Moss');
  await expect(other.getByText('Connected')).toBeVisible();

  const save = page.getByRole('button', { name: 'Save' });
  const question = page.getByRole('dialog', { name: 'This tab shows Fern & Loom' });
  await save.click();
  await expect(question).toContainText('gone on to Moss');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await save.click();
  await question.getByRole('button', { name: 'Come back to Fern & Loom' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Hello from Fern and Loom');
  await save.click();
  await expect(page.getByRole('cell', { name: 'Greeting', exact: true })).toBeVisible();

  // Now it is the other tab that shows a shop which is not the chosen one any more.
  await other.getByRole('link', { name: 'Macros', exact: true }).click();
  const otherQuestion = other.getByRole('dialog', { name: 'This tab shows Moss' });
  await otherQuestion.getByRole('button', { name: 'Go on with Fern & Loom' }).click();
  await other.getByRole('link', { name: 'Macros', exact: true }).click();
  await expect(other.getByRole('cell', { name: 'Greeting', exact: true })).toBeVisible();
  await other.goto('/console/account');
  await other.getByRole('button', { name: 'Go to Moss' }).click();
  await expect(other.getByRole('banner')).toContainText('Moss');
  await expect(other.getByText('Connected')).toBeVisible();
  await other.getByRole('link', { name: 'Macros', exact: true }).click();
  await expect(other.getByText('There are none yet.')).toBeVisible();
});
