import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { codeFor } from './support/authenticator';
import { readMail } from './support/readMail';
import type { Desk } from './support/startDesk';
import { expect, signIn, test } from './support/test';

const owner = 'owner@demo.shop';
const password = 'shopbell-demo';

/** The first step only: the code is asked for next. */
async function givePassword(page: Page): Promise<void> {
  await page.goto('/console/sign-in');
  await page.getByLabel('Email').fill(owner);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

async function confirmPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByLabel('Password').press('Enter');
  await expect(dialog).toBeHidden();
}

test('two-factor: switched on with an authenticator, asked for at the sign-in, by code or recovery code, and off again; sessions: one sees where one is signed in, and signs out everywhere else at once; team: the last owner stays, and agents are told whom to ask', async ({
  agent: page,
  openPage,
  guard,
}) => {
  guard.expected.push(/status of 40[39]/);
  const [phone, borrowed] = [await openPage(), await openPage()];
  const signedIn = (other: Page) => other.getByRole('button', { name: 'Sign out', exact: true });
  await signIn(page, owner);
  await page.getByRole('link', { name: 'Account', exact: true }).click();

  await test.step('two-factor', async () => {
    await page.getByRole('button', { name: 'Set up two-factor' }).click();
    await confirmPassword(page);
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    const key = await page.getByText(/^([A-Z2-7]{1,4} )+[A-Z2-7]{1,4}$/).innerText();
    await page.getByLabel('Code from the app').fill(codeFor(key));
    await page.getByRole('button', { name: 'Switch on' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recoveryCode = await codes.first().innerText();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('10 recovery codes are left')).toBeVisible();
    await expect(page.getByText('Connected')).toBeVisible();

    await givePassword(phone);
    await phone.getByLabel('Code').fill('000000');
    await phone.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(phone.getByText('The code is not right.')).toBeVisible();
    // The code that switched it on has had its turn; the next one is valid already.
    await phone.getByLabel('Code').fill(codeFor(key, Date.now() + 30_000));
    await phone.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(signedIn(phone)).toBeVisible();

    await givePassword(borrowed);
    await borrowed.getByRole('button', { name: 'Use a recovery code' }).click();
    await borrowed.getByLabel('Recovery code').fill(recoveryCode);
    await borrowed.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(signedIn(borrowed)).toBeVisible();

    await page.reload();
    await expect(page.getByText('9 recovery codes are left')).toBeVisible();
    await page.getByRole('button', { name: 'Switch off' }).click();
    await confirmPassword(page);
    await expect(page.getByRole('button', { name: 'Set up two-factor' })).toBeVisible();
  });

  await test.step('sessions', async () => {
    const rows = page.getByRole('group', { name: 'Sessions' }).locator('tbody tr');
    await expect(rows.filter({ hasText: 'This session' })).toHaveCount(1);
    await expect(rows).not.toHaveCount(1);
    await expect(rows.first()).toHaveText(/Chrome on .*This session/);
    await expect(phone.getByText('Connected')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(rows).toHaveCount(1);
    for (const other of [phone, borrowed])
      await expect(other.getByRole('heading', { name: 'Sign in to Shopbell' })).toBeVisible();
    await expect(page.getByText('Ended other sessions').first()).toBeVisible();
  });

  await test.step('team', async () => {
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    await page.getByLabel('Role of Olive Owner').selectOption('Agent');
    await page.getByRole('dialog').getByRole('button', { name: 'Make Agent' }).click();
    await expect(page.getByRole('alert')).toHaveText('A shop keeps at least one owner.');
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Role of Olive Owner')).toHaveValue('owner');

    await signIn(phone, 'agent@demo.shop', '/console/team');
    await expect(phone).toHaveURL(/\/settings\/team$/);
    await expect(phone.getByText('Settings are looked after by owners and admins')).toBeVisible();
    await expect(phone.getByRole('link', { name: 'Team', exact: true })).toHaveCount(0);
  });
});

const lena = { email: 'lena@leaver.test', password: 'a quiet green door' };

/** Somebody new, invited by the page of an owner. */
async function join(page: Page, owned: Page, host: Desk): Promise<void> {
  const headers = { origin: host.baseUrl };
  const data = { email: lena.email, role: 'agent' };
  const invited = await owned.request.post('/console/api/team/invitations', { headers, data });
  expect(invited.status()).toBe(200);
  await expect.poll(() => readMail(host, lena.email)).not.toBeNull();
  const [, token] = /invitation\/([\w-]+)/.exec((await readMail(host, lena.email))?.text ?? '') ?? [];
  const accepted = await page.request.post('/console/api/invitation/accept', {
    headers,
    data: { token, name: 'Lena Leaver', password: lena.password },
  });
  expect(accepted.status()).toBe(200);
  await page.goto('/console/account');
}

test('whoever leaves takes their data along and deletes the account: by password, and not as the only owner', async ({
  agent: page,
  guard,
  openPage,
  host,
}) => {
  guard.expected.push(/status of 40[13]/);
  const owned = await openPage();
  await signIn(owned, owner, '/console/account');
  const ending = (of: Page) => of.getByRole('region', { name: 'Delete account' });
  await expect(ending(owned).getByText('You are the only owner of Fern & Loom.')).toBeVisible();
  await expect(ending(owned).getByRole('link', { name: 'Team' })).toBeVisible();
  await expect(ending(owned).getByRole('button')).toHaveCount(0);

  await join(page, owned, host);
  await page.getByRole('button', { name: 'Download your data' }).click();
  const proof = page.getByRole('dialog', { name: 'Download your data?' });
  await proof.getByLabel('Password').fill('not this one');
  await page.keyboard.press('Enter');
  await expect(proof.getByText('The password is not right.')).toBeVisible();
  await proof.getByLabel('Password').fill(lena.password);
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(file.user).toMatchObject([{ name: 'Lena Leaver', email: lena.email }]);
  await expect(proof).toHaveCount(0);

  await ending(page).getByRole('button', { name: 'Delete account' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await dialog.getByLabel('Password').fill('not this one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The password is not right.')).toBeVisible();
  await dialog.getByLabel('Password').fill(lena.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await page.getByLabel('Email').fill(lena.email);
  await page.getByLabel('Password').fill(lena.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});
