import { DomUtils, parseDocument } from 'htmlparser2';
import markdownIt from 'markdown-it';

const markdown = markdownIt({ html: true, linkify: true });

export const fromMarkdown = (text: string): string => markdown.render(text);

export interface Page {
  readonly title: string;
  readonly body: string;
  readonly language: string | null;
}

type Nodes = ReturnType<typeof parseDocument>['children'];
const surroundings = new Set(['nav', 'header', 'footer', 'aside', 'form', 'script', 'style', 'template']);

/**
 * What a page says, without what stands around it, and its title: the first heading, or that of the window. Null where it
 * is nested deeper than anybody writes, which would be more than what walks through it can bear.
 */
export function readPage(html: string, address: string | null): Page | null {
  const document = parseDocument(html);
  if (isTooDeep(document.children)) return null;
  const first = (name: string) => DomUtils.findOne((element) => element.name === name, document.children);
  const content = first('article') ?? first('main') ?? first('body');
  const nodes = content?.children ?? document.children;
  for (const element of DomUtils.findAll(({ name }) => surroundings.has(name), nodes))
    DomUtils.removeElement(element);
  if (address !== null) resolveAddresses(nodes, address);
  const heading = DomUtils.findOne(({ name }) => name === 'h1', nodes);
  const windowTitle = first('title');
  const title = wordsIn(heading ? [heading] : (windowTitle?.children ?? []));
  if (heading) DomUtils.removeElement(heading);
  if (windowTitle) DomUtils.removeElement(windowTitle);
  const kept = content?.children ?? document.children;
  return { title, body: DomUtils.getOuterHTML(kept), language: first('html')?.attribs.lang ?? null };
}

const depthMax = 200;

function isTooDeep(nodes: Nodes): boolean {
  let level: Nodes = nodes;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > depthMax) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}

const wordsIn = (nodes: Nodes): string => DomUtils.textContent(nodes).replaceAll(/\s+/g, ' ').trim();

function resolveAddresses(nodes: Nodes, address: string): void {
  for (const { attribs } of DomUtils.findAll(({ name }) => name === 'a' || name === 'img', nodes))
    for (const name of ['href', 'src']) {
      const written = attribs[name];
      if (written !== undefined && URL.canParse(written, address))
        attribs[name] = new URL(written, address).href;
    }
}

/** What has no address on the web cannot be shown: it was a file beside this one. */
export function withoutLostPictures(html: string): { readonly html: string; readonly lost: number } {
  const document = parseDocument(html);
  const isLost = (src = '') => !/^(?:https?|data):/i.test(src);
  const lost = DomUtils.findAll(
    ({ name, attribs }) => name === 'img' && isLost(attribs.src),
    document.children,
  );
  for (const picture of lost) DomUtils.removeElement(picture);
  return { html: lost.length === 0 ? html : DomUtils.getOuterHTML(document.children), lost: lost.length };
}
