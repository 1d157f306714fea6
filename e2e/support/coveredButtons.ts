import type { Page } from '@playwright/test';

/** The page's own buttons, fields and ways to other parts of the shop that are in sight and do not take a press in their middle, by their names. */
export const coveredButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, .button, nav a, select, input:not([type=hidden]), textarea',
      ),
    ]
      .filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (width === 0 || x < 0 || x >= innerWidth || y < 0 || y >= innerHeight) return false;
        return !element.contains(document.elementFromPoint(x, y));
      })
      .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent.trim()),
  );
