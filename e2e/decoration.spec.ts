import type { Page } from '@playwright/test';
import { openChatSettings } from './support/chats';
import { chatWindow, expect, launcher, test, visit } from './support/test';

const [face, logo] = ['/storefront/products/pebble-mug.svg', '/storefront/icon.svg'];

interface Team {
  readonly agents: readonly object[];
}

const pictured = ({ agents, ...status }: Team) => ({
  ...status,
  agents: agents.map((agent) => ({ ...agent, avatarUrl: face })),
});

/** The team as the server would name it once agents have pictures, when asked and when it says so itself. */
async function withPictures(page: Page): Promise<void> {
  await page.route(/\/applications\/\d+\/agents/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: pictured(await response.json()) });
  });
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const frame = JSON.parse(String(text));
      const isTeam = frame.type === 'agents-status-update';
      socket.send(isTeam ? JSON.stringify({ ...frame, payload: pictured(frame.payload) }) : text);
    });
  });
}

test("[ENT-07] [ENT-09] [ENT-22] [ENT-39] [ENT-40] the team is shown by pictures, initials or a logo, or in one picture; the font is Inter, another, or the system's", async ({
  openPage,
  desk,
}) => {
  /** What stands in the header, the font of the window, and which fonts were asked for. */
  const look = async (decoration: object, preferences: object = {}) => {
    const key = await desk.addChat({
      ...openChatSettings,
      decoration,
      preferences: { ...openChatSettings.preferences, ...preferences },
    });
    const page = await openPage();
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (/woff2?|fonts\.g/.test(request.url())) fonts.push(request.url());
    });
    await withPictures(page);
    const fontPiece = page.waitForResponse(/\/applyFont\./);
    await visit(page, key);
    await launcher(page).click();
    const avatars = chatWindow(page).locator('.avatar');
    await expect(avatars.first()).toBeVisible();
    await fontPiece;
    return { page, avatars, fonts };
  };
  const sources = (avatars: Awaited<ReturnType<typeof look>>['avatars']) =>
    avatars
      .locator('img')
      .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).pathname));
  const family = (page: Page) =>
    chatWindow(page).evaluate((window) => getComputedStyle(window).fontFamily.split(',')[0]);

  const [pictures, initials, company, team] = await Promise.all([
    look({ avatar: { imageType: 'agent-picture' } }),
    look({ avatar: { imageType: 'agent-initials' }, fontFamily: 'Georgia' }),
    look({ avatar: { imageType: 'company-logo' }, avatarTeamPictureUrl: logo }, { disableGoogleFonts: true }),
    look({ avatarType: 'team-picture', avatarTeamPictureUrl: logo }),
  ]);
  await expect.poll(() => sources(pictures.avatars)).toEqual([face, face]);
  await expect(initials.avatars).toHaveText(['O', 'A']);
  await expect.poll(() => sources(company.avatars)).toEqual([logo]);
  await expect.poll(() => sources(team.avatars)).toEqual([logo]);

  await expect.poll(() => family(pictures.page)).toBe('"Shopbell Inter"');
  await expect
    .poll(() =>
      pictures.page.evaluate(() => [...document.fonts].map(({ family, status }) => [family, status])),
    )
    .toContainEqual(['Shopbell Inter', 'loaded']);
  expect(pictures.fonts.map((url) => new URL(url).origin)).toEqual([desk.baseUrl]);
  await expect.poll(() => family(initials.page)).toBe('Georgia');
  expect(initials.fonts).toEqual([]);
  await expect.poll(() => family(company.page)).toBe('system-ui');
  expect(company.fonts).toEqual([]);
});
