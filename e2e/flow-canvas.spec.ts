import type { Locator, Page } from '@playwright/test';
import { complaints } from './support/axe';
import { expect, signIn, test } from './support/test';

const step = (owner: Page, name: string | RegExp) =>
  owner.getByRole('application', { name: 'Steps of the flow' }).getByRole('button', { name });
const exit = (owner: Page, stepId: string, index: number) =>
  owner.locator(`.react-flow__handle.source[data-nodeid="${stepId}"][data-handleid="${index}"]`);
const way = (owner: Page, name: string | RegExp) => owner.getByRole('img', { name });
const kind = (owner: Page, name: string) =>
  owner.getByRole('dialog', { name: 'Add a step' }).getByRole('button', { name, exact: true });
const says = (owner: Page) => owner.getByRole('textbox', { name: 'What it says' });

async function middleOf(place: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** As a hand does: down, there, and up. */
async function drag(
  owner: Page,
  from: Locator,
  to: { readonly x: number; readonly y: number },
): Promise<void> {
  const begin = await middleOf(from);
  await owner.mouse.move(begin.x, begin.y);
  await owner.mouse.down();
  await owner.mouse.move((begin.x + to.x) / 2, (begin.y + to.y) / 2, { steps: 3 });
  await owner.mouse.move(to.x, to.y, { steps: 3 });
  await owner.mouse.up();
}

test('an owner draws a flow from an empty canvas: mends what is marked, takes back, sees the same in the outline, follows a run on it, and publishes; another one goes through it', async ({
  agent: owner,
}) => {
  await owner.setViewportSize({ width: 1500, height: 1000 });
  // What glides is somewhere else by the time that a hand is there.
  const drawn: string[] = [];
  owner.on('request', (request) => /\/Canvas-/.test(request.url()) && drawn.push(request.url()));
  await signIn(owner, 'owner@demo.shop', '/console/flows/new');
  await owner.getByRole('textbox', { name: 'Name' }).fill('Which size');
  expect(drawn).toEqual([]);
  await owner.getByRole('button', { name: 'Canvas' }).click();

  await owner.getByRole('button', { name: 'Start: add a step' }).click();
  await kind(owner, 'Choices').click();
  await expect(says(owner)).toBeFocused();
  await owner.keyboard.type('Small or large?');
  await owner.getByRole('textbox', { name: 'Choice 1' }).fill('Small');
  await owner.getByRole('button', { name: 'Add to Choices' }).click();
  await owner.getByRole('textbox', { name: 'Choice 2' }).fill('Large');

  const first = await middleOf(exit(owner, 'choice-1', 0));
  await drag(owner, exit(owner, 'choice-1', 0), { x: first.x - 100, y: first.y - 220 });
  await kind(owner, 'Message').click();
  await expect(step(owner, /^Message: nothing yet.*Write what it says\./)).toBeVisible();
  await says(owner).fill('We have it.');
  await expect(step(owner, /Write what it says/)).toHaveCount(0);
  await drag(owner, exit(owner, 'choice-1', 1), await middleOf(step(owner, /^Message/)));
  await expect(way(owner, 'From Choices, Large, to Message')).toBeAttached();
  await expect(step(owner, /^Choices/)).toHaveAccessibleName('Choices: Small or large?. 2 ways on');
  await expect(step(owner, /^Message/)).toHaveAccessibleName(/1 leading nowhere\. Choose what follows\./);
  await owner.getByRole('button', { name: 'Then: add a step' }).click();
  await kind(owner, 'End').click();
  await expect(owner.getByText('Ready to be published')).toBeVisible();
  await expect(says(owner)).toBeFocused();
  // What a browser would scroll to flees from the press.
  const scrolled = owner.getByRole('application', { name: 'Steps of the flow' }).evaluate((steps) => {
    steps.scrollTop = 100;
    return steps.scrollTop;
  });
  expect(await scrolled).toBe(0);
  await owner.getByRole('button', { name: 'Show all of it' }).click();
  await expect(step(owner, /^Choices/)).toBeInViewport();
  await drag(owner, exit(owner, 'choice-1', 1), await middleOf(step(owner, /^End/)));
  await expect(way(owner, 'From Choices, Large, to End')).toBeAttached();
  await owner.getByRole('button', { name: 'Undo' }).click();
  await expect(way(owner, 'From Choices, Large, to Message')).toBeAttached();
  await owner.getByRole('button', { name: 'Add a step', exact: true }).click();
  await kind(owner, 'Tag').click();
  await expect(step(owner, /^Tag/)).toHaveAccessibleName(/Nothing leads to this step/);
  await step(owner, /^Tag/).press('Delete');
  await expect(step(owner, /^Tag/)).toHaveCount(0);
  await step(owner, /^Choices/).focus();
  await owner.keyboard.press('Tab');
  await expect(step(owner, /^Message/)).toBeFocused();
  await owner.keyboard.press('ArrowRight');
  await expect(step(owner, /^End/)).toBeFocused();
  await owner.keyboard.press('Enter');
  await expect(says(owner)).toBeFocused();
  await owner.keyboard.type('Bye.');
  await step(owner, /^End/).press('Delete');
  await expect(step(owner, /^End/)).toHaveCount(0);
  await owner.keyboard.press('Control+z');
  await expect(step(owner, 'End: Bye.')).toBeVisible();

  const message = await middleOf(step(owner, /^Message/));
  await drag(owner, step(owner, /^Message/), { x: message.x + 30, y: message.y + 160 });
  await owner.getByRole('button', { name: 'Outline' }).click();
  const outline = owner.getByRole('list', { name: 'Steps' });
  await outline.getByRole('button', { name: /We have it/ }).click();
  await owner.getByRole('button', { name: 'Undo' }).click();
  await owner.getByRole('button', { name: 'Redo' }).click();
  await owner.getByRole('button', { name: 'Canvas' }).click();
  await expect(step(owner, /^Message/)).toHaveAttribute('aria-pressed', 'true');
  const there = await middleOf(step(owner, /^Message/));
  await owner.getByRole('button', { name: 'Tidy up' }).click();
  await expect.poll(async () => (await middleOf(step(owner, /^Message/))).y).not.toBe(there.y);

  await owner.getByRole('button', { name: 'Try it' }).click();
  await owner.getByRole('button', { name: 'Begin', exact: true }).click();
  await owner.getByRole('button', { name: 'Large', exact: true }).click();
  await expect(owner.getByRole('log', { name: 'Test run' }).getByRole('listitem')).toHaveText([
    ...['Small or large?', 'Large', 'We have it.', 'Bye.'],
  ]);
  await expect(step(owner, /passed/)).toHaveCount(3);
  await expect(way(owner, /passed/)).toHaveCount(3);
  await expect(way(owner, 'From Choices, Large, to Message, passed')).toBeAttached();
  expect(await complaints(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Publish' }).click();
  await expect(owner.getByText('Published', { exact: true })).toBeVisible();
  await expect(owner).toHaveURL(/flows\/[0-9a-f-]{36}$/);
  // It is still the same editor, with its view, its run and what can be taken back.
  await expect(way(owner, /passed/)).toHaveCount(3);
  await owner.getByRole('button', { name: 'Undo' }).click();
  await expect(owner.getByText('Not saved yet')).toBeVisible();
  await owner.getByRole('button', { name: 'Redo' }).click();
  await expect(owner.getByText('Published', { exact: true })).toBeVisible();

  await owner.goto('/console/flows/new');
  await owner.getByRole('button', { name: 'Add a step', exact: true }).click();
  await kind(owner, 'Another flow').click();
  await owner.getByRole('combobox', { name: 'Which flow' }).selectOption({ label: 'Which size' });
  await owner.getByRole('button', { name: 'Then: add a step' }).click();
  await kind(owner, 'End').click();
  await owner.getByRole('button', { name: 'Try it' }).click();
  await owner.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(owner.getByText('Now in “Which size”')).toBeVisible();
  await owner.getByRole('button', { name: 'Small', exact: true }).click();
  await expect(way(owner, 'From Another flow to End, passed')).toBeAttached();
});
