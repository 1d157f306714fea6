import { createRoot } from 'react-dom/client';
import { App } from '../app/App';
import { createTranslator, type TextsByKey } from '../i18n';
import { launcherVariables } from '../launcher';
import launcherCss from '../launcher/launcher.css?inline';
import { readPage } from '../page';
import { StyleRoot } from '../styles';
import windowCss from '../window/window.css?inline';
import { createFakeWidget, type Scene } from './createFakeWidget';
import { launcherLooks } from './fixtures';
import { scenes } from './scenes';

const parameters = new URLSearchParams(location.search);
const name = parameters.get('scene');
const scene: Scene | undefined = Object.entries(scenes).find(([known]) => known === name)?.[1];

if (scene) void draw(scene);
else list();

/** One scene as a shopper would see it: in a shadow root, with the window's own styles. */
async function draw(given: Scene): Promise<void> {
  const language = parameters.get('language') ?? 'en-US';
  const answer = await fetch(`/api/translations?lang=${encodeURIComponent(language)}`);
  const { texts } = (await answer.json()) as { texts: TextsByKey };
  const translator = createTranslator({ language, texts });
  const fake = createFakeWidget(given, { page: readPage(), translator });
  const theme = (parameters.get('theme') ?? 'auto') as 'light' | 'dark' | 'auto';
  const launcher = { ...fake.launcher, decoration: { ...fake.launcher.decoration, theme } };
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  for (const css of [launcherVariables({ ...launcherLooks, ...given.looks }), launcherCss, windowCss]) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets.push(sheet);
  }
  const host = root.appendChild(document.createElement('div'));
  document.documentElement.lang = language;
  document.title = `${name}, ${language}`;
  createRoot(host).render(
    <StyleRoot value={root}>
      <App widget={{ ...fake, launcher }} />
    </StyleRoot>,
  );
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

const variants = [
  ['', ''],
  ['dark', '&theme=dark'],
  ['العربية', '&language=ar'],
  ['Deutsch', '&language=de'],
] as const;
