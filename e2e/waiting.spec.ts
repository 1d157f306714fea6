import { readMail } from './support/readMail';
import { expect, openChat, test, windowSettled, write } from './support/test';
import { unseenAgent } from './support/unseen';

test('[CNV-09] [CNV-11] [SOC-21] who waits long switches to email, gets the answer there, and goes on by its link', async ({
  shopper,
  openPage,
  desk,
}) => {
  await shopper.clock.install();
  await shopper.goto('/');
  await openChat(shopper);
  await write(shopper, 'Message', 'Is anyone in the workshop?');
  await expect(shopper.getByRole('log')).toContainText('Is anyone in the workshop?');
  const emailForm = shopper.getByText('Get our reply by email');
  await windowSettled(shopper);
  await expect(emailForm).toBeVisible();
  await shopper.clock.fastForward(16_000);
  await expect(shopper.getByText('We are looking for someone to help you…')).toBeVisible();

  await shopper.clock.fastForward(120_000);
  await shopper.getByRole('button', { name: 'Keep waiting' }).click();
  await expect(shopper.getByRole('button', { name: 'Keep waiting' })).toHaveCount(0);
  await expect(shopper.getByText('We are looking for someone to help you…')).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByText('We are looking for someone to help you…')).toBeVisible();
  await expect(shopper.getByRole('button', { name: 'Keep waiting' })).toHaveCount(0);
  await windowSettled(shopper);
  await expect(emailForm).toBeVisible();
  await shopper.clock.fastForward(121_000);
  const prompt = shopper.getByRole('form', { name: /keep waiting, or get our answer by email/ });
  await prompt.getByRole('button', { name: 'Answer me by email' }).click();
  await expect(prompt.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await prompt.getByRole('button', { name: 'Answer me by email' }).click();
  await expect(prompt.getByText('Invalid email')).toBeVisible();
  await prompt.getByRole('textbox', { name: 'Email' }).fill('patient@customers.test');
  await prompt.getByRole('button', { name: 'Answer me by email' }).click();
  await expect(shopper.getByText('Got it! We will write to patient@customers.test.')).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByText('Got it! We will write to patient@customers.test.')).toBeVisible();

  const agent = await unseenAgent(desk);
  const conversation = await agent.find('in the workshop');
  expect((await agent.visitor(conversation)).visitor.email).toBe('patient@customers.test');
  await agent.reply(conversation, 'Now I am.');
  await expect(shopper.getByText(/^Got it! We will write/)).toHaveCount(0);
  await expect.poll(() => readMail(desk, 'patient@customers.test')).not.toBeNull();
  const mail = await readMail(desk, 'patient@customers.test');
  const [link = ''] = /http\S+gorgias-resume=\S+/.exec(mail?.text ?? '') ?? [];

  const elsewhere = await openPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('log')).toContainText(/Is anyone in the workshop\?.*Now I am\./s);
  expect(elsewhere.url()).not.toContain('gorgias-resume');
  await write(elsewhere, 'Message', 'Thank you, from my phone');
  await expect.poll(() => agent.texts(conversation)).toContain('Thank you, from my phone');
  agent.leave();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('log')).toContainText('Thank you, from my phone');
});
