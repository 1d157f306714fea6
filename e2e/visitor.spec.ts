import { expect, openChat, signIn, test, write } from './support/test';

test('[SRV-04] who answers sees which page the shopper is on, as they go on, and how far to believe who they are', async ({
  shopper,
  agent,
}) => {
  await signIn(agent);
  await shopper.goto('/products/pebble-mug?secret=key');
  await openChat(shopper);
  await write(shopper, 'Message', 'Where is my parcel?');
  await agent.getByRole('link', { name: /Where is my parcel/ }).click();
  const details = agent.getByRole('complementary', { name: 'Details' });
  const page = details.getByRole('region', { name: 'Looks at' }).getByRole('link');
  await expect(page).toHaveText('/products/pebble-mug');
  await expect(page).toHaveAttribute('href', /\/products\/pebble-mug$/);
  await expect(details.getByRole('definition').first()).toHaveText('1');

  // By a link, by the page itself, and from another tab that comes to the front.
  await shopper.goto('/collections/all');
  await expect(page).toHaveText('/collections/all');
  await shopper.evaluate(() => history.pushState(null, '', '/somewhere/else#here'));
  await expect(page).toHaveText('/somewhere/else');

  const trust = details.getByRole('button', { name: 'Anonymous' });
  await expect(details.getByText('Nobody knows who this is.')).toBeHidden();
  await trust.focus();
  await agent.keyboard.press('Shift+Tab');
  await agent.keyboard.press('Tab');
  await expect(details.getByText('Nobody knows who this is.')).toBeVisible();
  await details.getByRole('button', { name: 'Add name and email' }).click();
  await details.getByLabel('Email').fill('parcel@mail.test');
  await details.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(details.getByRole('button', { name: 'Typed by an agent' })).toBeVisible();
});
