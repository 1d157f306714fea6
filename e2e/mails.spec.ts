import type { Page } from '@playwright/test';
import { readMail } from './support/readMail';
import type { Desk } from './support/startDesk';
import { expect, signIn, test } from './support/test';

/** The link in the newest mail to someone, as they would click it. */
async function linkInMail(desk: Desk, to: string): Promise<string> {
  await expect.poll(() => readMail(desk, to)).not.toBeNull();
  const [link] = /http\S+/.exec((await readMail(desk, to))?.text ?? '') ?? [];
  if (!link) throw new Error(`The mail to ${to} has no link`);
  return link;
}

async function join(page: Page, link: string, name: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Join the team' }).click();
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
}

test('an owner invites by mail; the invited person joins once, and then may lose and reset the password by mail', async ({
  agent: owner,
  openPage,
  desk,
  guard,
}) => {
  guard.expected.push(/status of (401|403|410)/);
  const email = 'new.agent@example.test';
  await signIn(owner, 'owner@demo.shop');
  await owner.getByRole('link', { name: 'Settings', exact: true }).click();
  await owner.getByRole('link', { name: 'Team', exact: true }).click();
  await owner.getByLabel('Email of the person to invite').fill(email);
  await owner.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(owner.getByText(`An invitation is on its way to ${email}.`)).toBeVisible();
  const invitation = await linkInMail(desk, email);

  const invited = await openPage();
  await join(invited, invitation, 'Nora New', 'a long enough password');
  await owner.reload();
  await expect(owner.getByRole('row', { name: /Nora New \S+@/ })).toBeVisible();
  const late = await openPage();
  await late.goto(invitation);
  await expect(late.getByText('This invitation does not work any more')).toBeVisible();

  const forgetful = await openPage();
  await forgetful.goto('/console/sign-in');
  await forgetful.getByRole('link', { name: 'Forgot your password?' }).click();
  // The page before it has a field of the same name.
  await expect(forgetful.getByRole('button', { name: 'Send the link' })).toBeVisible();
  await forgetful.getByLabel('Email').fill(email);
  await forgetful.getByRole('button', { name: 'Send the link' }).click();
  await expect(forgetful.getByText('Look into your mailbox')).toBeVisible();
  await expect.poll(async () => (await readMail(desk, email))?.text).toContain('/console/reset-password/');
  await forgetful.goto(await linkInMail(desk, email));
  await forgetful.getByLabel('New password').fill('another long password');
  await forgetful.getByRole('button', { name: 'Set password' }).click();
  await expect(forgetful.getByText('Your new password is set')).toBeVisible();
  // The session that was open elsewhere has ended with the old password.
  await expect(invited.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await invited.getByLabel('Email').fill(email);
  await invited.getByLabel('Password').fill('another long password');
  await invited.getByRole('button', { name: 'Sign in' }).click();
  await expect(invited.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
});
