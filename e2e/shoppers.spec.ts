import { readFile } from 'node:fs/promises';
import { complaints } from './support/axe';
import { openChatSettings } from './support/chats';
import { chatWindow, expect, launcher, messageField, signIn, test, visit, write } from './support/test';

test('an owner hands over what is kept about somebody, and deletes it for good', async ({
  agent: owner,
  shopper,
  desk,
  guard,
}) => {
  guard.expected.push(/status of 400/);
  await visit(shopper, await desk.addChat(openChatSettings));
  await shopper.evaluate(() => window.GorgiasChat?.captureUserEmail('sorrel@customers.test', 'Sorrel'));
  await launcher(shopper).click();
  await expect(messageField(shopper)).toBeFocused();
  await write(shopper, 'Message', 'My door is in Sorrel Lane');
  await expect(chatWindow(shopper).getByRole('log')).toContainText('Sorrel Lane');

  await signIn(owner, 'owner@demo.shop', '/console/settings/privacy');
  const part = owner.getByRole('region', { name: 'What is kept about a shopper' });
  const address = part.getByRole('textbox', { name: 'Email or phone number' });
  await address.fill('sorrel@');
  await address.press('Enter');
  await expect(address).toHaveAccessibleDescription(/not a valid/);
  await address.fill('nobody@customers.test');
  await address.press('Enter');
  await expect(part.getByRole('status')).toHaveText('Nothing is kept under nobody@customers.test.');
  await address.fill('Sorrel@Customers.test');
  await address.press('Enter');
  await expect(part.getByRole('status')).toContainText(/sorrel@customers\.test 1 conversation and 1 message/);
  expect(await complaints(owner)).toEqual([]);

  const [download] = await Promise.all([
    owner.waitForEvent('download'),
    part.getByRole('button', { name: 'Download as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^shopper-\d{4}-\d\d-\d\d\.json$/);
  const { kept } = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(kept.message).toMatchObject([{ content: { text: 'My door is in Sorrel Lane' } }]);
  expect(kept.visitor).toMatchObject([{ email: 'sorrel@customers.test', name: 'Sorrel' }]);
  const rows = part.getByRole('row');
  await expect(rows.nth(1)).toContainText('Handed over, 1 conversation');

  // By keyboard; Escape deletes nothing.
  const remove = part.getByRole('button', { name: 'Delete everything' });
  await remove.press('Enter');
  const question = owner.getByRole('dialog', { name: 'Delete everything about sorrel@customers.test?' });
  await expect(question).toContainText('This cannot be undone.');
  await owner.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await remove.press('Enter');
  await question.getByRole('button', { name: 'Delete for good' }).press('Enter');
  await expect(rows.nth(1)).toContainText('Deleted, 1 conversation');
  await expect(part.getByText('sorrel@customers.test')).toHaveCount(0);
  await expect(chatWindow(shopper).getByRole('log')).not.toContainText('Sorrel Lane');
  await address.fill('sorrel@customers.test');
  await address.press('Enter');
  await expect(part.getByRole('status')).toHaveText('Nothing is kept under sorrel@customers.test.');
});
