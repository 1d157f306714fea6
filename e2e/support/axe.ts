import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

interface Looking {
  /** All of the page unless told. */
  readonly at?: { readonly include: string[]; readonly exclude: string[] };
  /** All rules unless told, by their names or by the standards they belong to. */
  readonly by?: { readonly type: 'rule' | 'tag'; readonly values: readonly string[] };
}

/** What axe finds on the page as it stands: each rule with an element that breaks it. */
export async function complaints(page: Page, looking: Looking = {}): Promise<string[]> {
  // Brought along once for each page load.
  if (await page.evaluate(() => typeof window.axe === 'undefined')) await page.evaluate(axe.source);
  return page.evaluate(async ({ at, by }: Looking) => {
    const { violations } = await window.axe.run(at ?? document, {
      resultTypes: ['violations'],
      ...(by && { runOnly: { type: by.type, values: [...by.values] } }),
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`));
  }, looking);
}
