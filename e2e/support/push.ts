import type { Locator } from '@playwright/test';

/** A real finger on something, to the side or upwards. */
export async function push(target: Locator, byPx: number, isUpwards = false): Promise<void> {
  const page = target.page();
  const session = await page.context().newCDPSession(page);
  const { x = 0, y = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const [fromX, fromY] = [x + 40, y + Math.min(60, height / 2)];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', atPx: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [isUpwards ? { x: fromX, y: fromY - atPx } : { x: fromX + atPx, y: fromY }],
    });
  await touch('touchStart', 0);
  for (let atPx = 10; atPx <= byPx; atPx += 10) await touch('touchMove', atPx);
  await touch('touchEnd', byPx);
  await session.detach();
}
