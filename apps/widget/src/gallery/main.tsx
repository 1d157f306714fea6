import { localeOf } from '@shopbell/texts';
import { createRoot, type Root } from 'react-dom/client';
import { App } from '../app/App';
import { Surroundings } from '../app/Surroundings';
import type { Widget } from '../app/Widget';
import { WindowScreen } from '../app/WindowScreen';
import { createTranslator, type TextsByKey, type Translator } from '../i18n';
import { launcherVariables } from '../launcher';
import launcherCss from '../launcher/launcher.css?inline';
import { lookAtPage } from '../page';
import { sspTextsOf } from '../self-service/sspTextsOf';
import { windowCss } from '../window/windowCss';
import { answerCalls } from './answerCalls';
import { CampaignOfScene } from './CampaignOfScene';
import { createFakeWidget } from './createFakeWidget';
import { launcherLooks } from './fixtures';
import type { Scene } from './Scene';
import { scenes } from './scenes';

type Theme = 'light' | 'dark' | 'auto';

/** Above the first look, which asks for nothing where it only lists, and so comes here at once. */
const variants = [
  ['', ''],
  ['dark', '&theme=dark'],
  ['العربية', '&language=ar'],
  ['Deutsch', '&language=de'],
] as const;

interface Drawn {
  readonly react: Root;
  readonly widget: Widget;
}

let drawn: Drawn[] = [];

const styleSheet = (css: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};
const ofAll = [launcherCss, windowCss].map(styleSheet);

answerCalls();

void look();
// A test goes from scene to scene by the address, without a page load for each.
addEventListener('popstate', () => void look());
// As a page of a shop tells it, where the loader attends to it.
addEventListener('resize', () => {
  for (const { widget } of drawn) widget.pageChanged();
});

/** Several at once lie over each other, for tests that measure; or each has a place of its own beside the others. */
async function look(): Promise<void> {
  const parameters = new URLSearchParams(location.search);
  const wanted = parameters.get('scene')?.split(',') ?? [];
  const chosen: (readonly [string, Scene])[] = Object.entries(scenes).filter(([name]) =>
    wanted.includes(name),
  );
  const language = parameters.get('language') ?? 'en-US';
  const words = chosen.length > 0 ? await speak(language) : null;
  for (const { react } of drawn) react.unmount();
  document.body.replaceChildren();
  if (!words) return list();
  document.documentElement.lang = localeOf(language);
  document.title = `${wanted.join(', ')} in ${language}`;
  const theme = (parameters.get('theme') ?? 'auto') as Theme;
  drawn = [];
  for (const [at, [name, scene]] of chosen.entries()) {
    const place = parameters.has('beside') ? placeBeside(at) : document.body;
    drawn.push(await draw(name, scene, theme, words, place));
  }
}

/** As far from the left as the ones before it are wide; what stands in its corner does so as in a page's. */
function placeBeside(at: number): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  const [wide, shown] = [1280, 480];
  Object.assign(place.style, {
    ...{ position: 'absolute', top: 0, left: `${(at + 1) * shown - wide}px`, width: `${wide}px` },
    ...{ height: '100vh', contain: 'layout' },
  });
  return place;
}

interface Words {
  readonly translator: Translator;
  readonly sspTexts: TextsByKey;
}

async function speak(language: string): Promise<Words> {
  const answer = await fetch(`/api/translations?lang=${encodeURIComponent(language)}`);
  const { texts, sspTexts } = (await answer.json()) as { texts: TextsByKey; sspTexts: TextsByKey };
  return { translator: createTranslator({ language, texts }), sspTexts };
}

/** One scene as a shopper would see it: in a shadow root, with the window's own styles. */
async function draw(
  name: string,
  given: Scene,
  theme: Theme,
  words: Words,
  place: HTMLElement,
): Promise<Drawn> {
  const widget = createFakeWidget(given, { page: lookAtPage(false), ...words, theme });
  if (given.recommended) {
    const { recommendationOf } = await import('../help-center/lazy/recommendationOf');
    recommendationOf(widget).show(given.recommended);
  }
  const container = place.appendChild(document.createElement('main'));
  container.dataset.scene = name;
  const root = container.attachShadow({ mode: 'open' });
  const looks = styleSheet(launcherVariables({ ...launcherLooks, ...given.looks }));
  root.adoptedStyleSheets.push(looks, ...ofAll);
  const host = root.appendChild(document.createElement('div'));
  const react = createRoot(host);
  react.render(
    <Surroundings widget={widget} root={root}>
      <App wasOpen={false} />
      {widget.window.get().isOpen && <WindowScreen early={null} />}
      {given.campaign && <CampaignOfScene scene={given} theme={theme} />}
    </Surroundings>,
  );
  press(container, root, [
    ...(given.press ?? []).map((key) => words.translator.t(key)),
    ...(given.pressInPortal ?? []).map((key) => sspTextsOf(widget).t(key)),
  ]);
  return { react, widget };
}

/** Each button as soon as it is there. */
function press(container: HTMLElement, root: ShadowRoot, names: readonly string[]): void {
  const waiting = [...names];
  const pressNext = () => {
    container.dataset.pressing = String(waiting.length);
    // Of several alike, each says behind a comma what it is for.
    const found = [...root.querySelectorAll('button')].find(
      (button) => (button.ariaLabel ?? button.textContent)?.split(',')[0] === waiting[0],
    );
    if (!found) return;
    waiting.shift();
    found.click();
    // What a press changes may add nothing that the observer sees.
    requestAnimationFrame(pressNext);
  };
  const observer = new MutationObserver(pressNext);
  observer.observe(root, { childList: true, subtree: true });
  pressNext();
}

function list(): void {
  const links = Object.keys(scenes).map((known) => {
    const item = document.createElement('li');
    for (const [label, query] of variants) {
      const link = document.createElement('a');
      link.href = `?scene=${known}${query}`;
      link.textContent = label || known;
      item.append(link, ' ');
    }
    return item;
  });
  const all = document.createElement('ul');
  all.append(...links);
  const title = document.createElement('h1');
  title.textContent = 'Every view in its states';
  document.body.append(title, all);
}
