import type { Page } from '@playwright/test';

/** What the scenes of what cannot be drawn, or is lost, are reported as. */
export const brokenOnPurpose = [
  /A part of the chat could not be shown/,
  /Invalid URL/,
  // A flow that could not begin.
  /FLOW_STEP_FAILED/,
  // Orders, parcels and returns that could not be had.
  /An error occurred while retrieving the orders|could not be asked for|return portal could not be reached/,
];

/** How many scenes are looked at beside each other: what each costs alone is mostly the looking. */
const perSheet = 16;
/** Wider than its place; it stands at the left, where it covers none. */
const wide = 'window/expanded';

/** The scenes as they are shown together. */
export function sheetsOf(scenes: readonly string[]): readonly string[][] {
  const sheets: string[][] = [];
  for (const scene of scenes) {
    const last = sheets.at(-1);
    if (!last || last.length === perSheet || scene === wide) sheets.push([scene]);
    else last.push(scene);
  }
  return sheets;
}

/** Scenes beside each other, as `picturesOf` takes them. */
export async function showBeside(page: Page, scenes: readonly string[], variant = ''): Promise<void> {
  await page.setViewportSize({ width: perSheet * 480, height: 800 });
  await show(page, scenes.join(), `${variant}&beside`);
}

/** How long a lost line may be a moment's; a scene in which it is lost shows what comes after that. */
const patienceMs = 2000;

function waitForNothing(patience: number): void {
  const wait = window.setTimeout;
  window.setTimeout = ((action: () => void, ms?: number) =>
    wait(action, ms === patience ? 0 : ms)) as typeof setTimeout;
}

/** One scene or several, with all that comes later. */
export async function show(page: Page, scene: string, variant = ''): Promise<void> {
  const address = `/gallery?scene=${scene}${variant}`;
  if (page.url().includes('/gallery')) await go(page, address);
  else {
    await page.addInitScript(waitForNothing, patienceMs);
    await page.goto(address);
  }
  // Pieces and styles that come later have come.
  await page.waitForFunction(() => {
    const scenes = [...document.querySelectorAll('main')];
    const isThere = ({ shadowRoot: root, dataset }: HTMLElement) => {
      if (!root?.querySelector('.launcher')) return false;
      if (dataset.pressing !== '0') return false;
      if (dataset.scene?.startsWith('launcher')) return true;
      if (dataset.scene?.startsWith('campaign')) return root.querySelector('.campaign-words') !== null;
      if (dataset.scene?.startsWith('floating-input')) return root.querySelector('.floating') !== null;
      if (dataset.scene === 'conversation/offline' && !root.querySelector('.connection')) return false;
      const isWaiting = root.querySelector('.skeletons:not(.messages .skeletons), .article-wait') !== null;
      const isTeamHere = dataset.scene === 'conversation/loading' || root.querySelector('.avatars') !== null;
      if (root.querySelector('.window') === null || isWaiting || !isTeamHere) return false;
      // Asked last, and for no more than where a rule is for: this runs with every frame, in every scene.
      return root.adoptedStyleSheets.some(({ cssRules }) =>
        [...cssRules].some(
          (rule) => rule instanceof CSSStyleRule && rule.selectorText.startsWith('.chunk-failed'),
        ),
      );
    };
    return scenes.length > 0 && scenes.every(isThere);
  });
}

/** To another scene on the same page: a page load for each would be most of the time of these tests. */
const go = (page: Page, address: string) =>
  page.evaluate((next) => {
    document.body.replaceChildren();
    history.replaceState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
