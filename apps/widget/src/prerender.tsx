import type {
  ElementTree,
  LauncherLooks,
  LauncherSettings,
  PrerenderedWindow,
  ServedCampaign,
  TextsByName,
} from '@shopbell/protocol';
import { isRightToLeft } from '@shopbell/rules/language';
import { coreEnglish } from '@shopbell/texts';
import { parseDocument } from 'htmlparser2';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { CampaignCard } from './campaigns/card/CampaignCard';
import { agentOf, type CardContent, partsOf } from './campaigns/card/CardParts';
import cardCss from './campaigns/card/card.css?inline';
import { cardIdPrefix } from './campaigns/card/cardIdPrefix';
import { cardWords } from './campaigns/card/cardWords';
import { Starters } from './campaigns/card/Starters';
import formCss from './content/parts/form.css?inline';
import { SentEarly } from './conversations';
import { createTranslator, TextsProvider } from './i18n';
import { Launcher, launcherProps, launcherVariables } from './launcher';
import launcherCss from './launcher/launcher.css?inline';
import { PrerenderedWindow as Window, WindowHeader } from './window/PrerenderedWindow';
import { windowCss } from './window/windowCss';

/** What the server writes into the script of one chat: React's own markup as a tree, and its styles. */
export function prerenderLauncher(
  settings: LauncherSettings,
  looks: LauncherLooks,
  isContrastDisabled: boolean,
): { tree: ElementTree; css: string } {
  return {
    tree: toTree(<Launcher {...launcherProps(settings)} />),
    css: launcherVariables(looks, isContrastDisabled) + launcherCss,
  };
}

/** What the server writes into the window of one chat. */
export function prerenderWindow(settings: LauncherSettings, texts: TextsByName): PrerenderedWindow {
  const used: Record<string, TextsByName[string]> = {};
  const translator = createTranslator({ language: settings.language, texts: noting(texts, used) });
  const draw = (view: ReactNode) => toTree(<TextsProvider translator={translator}>{view}</TextsProvider>);
  return {
    tree: draw(<Window settings={settings} />),
    awayHeader: draw(<WindowHeader settings={settings} isOnline={false} />),
    launcher: draw(<Launcher {...launcherProps(settings, true)} />),
    sent: draw(<SentEarly texts={[' ']} />),
    texts: used,
    css: windowCss,
  };
}

/** What the server draws of one campaign, in the words of the language it is written in. */
export function prerenderCampaign(
  campaign: ServedCampaign,
  variantId: string | null,
  { settings, language, texts }: CampaignDrawing,
): { tree: ElementTree; css: string } {
  const parts = partsOf(campaign, variantId);
  if (!parts) throw new Error(`The campaign ${campaign.id} has no variant ${variantId}`);
  const hasReply = !campaign.meta.noReply;
  const words = cardWords(texts, parts.attachments, hasReply);
  const agent = agentOf(campaign);
  const content: CardContent = {
    name: agent?.name ?? settings.name,
    avatarUrl: agent?.avatarUrl ?? null,
    text: parts.message.text,
    html: parts.message.html,
    attachments: parts.attachments,
    hasReply,
    language,
    isRightToLeft: isRightToLeft(language),
    theme: settings.decoration.theme,
    hasCart: settings.shopType === 'shopify',
  };
  return {
    tree: toTree(
      <TextsProvider translator={createTranslator({ language, texts: words })}>
        <CampaignCard content={content} words={JSON.stringify(words)} actions={null} />
      </TextsProvider>,
      cardIdPrefix,
    ),
    css: campaignCss,
  };
}

/** The frame of the suggested questions; whoever puts it on the page fills them in. */
export const prerenderStarters = ({ settings, language, texts }: CampaignDrawing): ElementTree =>
  toTree(
    <TextsProvider translator={createTranslator({ language, texts })}>
      <Starters theme={settings.decoration.theme} language={language} />
    </TextsProvider>,
  );

/** Of all cards, and of the suggested questions. */
export const campaignCss = cardCss + formCss;

export interface CampaignDrawing {
  readonly settings: Pick<LauncherSettings, 'name' | 'decoration' | 'shopType'>;
  readonly language: string;
  readonly texts: TextsByName;
}

const english: TextsByName = coreEnglish;

/** The same texts; whichever is asked for stands in `used` afterwards. */
function noting(texts: TextsByName, used: Record<string, TextsByName[string]>): TextsByName {
  return new Proxy(texts, {
    get(_, key: string) {
      const text = texts[key];
      // English words stand in the app anyway.
      if (text !== undefined && text !== english[key]) used[key] = text;
      return text;
    },
  });
}

function toTree(view: ReactNode, identifierPrefix = ''): ElementTree {
  const html = renderToString(view, { identifierPrefix });
  const { children } = parseDocument(html, { lowerCaseAttributeNames: false, lowerCaseTags: false });
  // React puts hints for pictures before what it draws.
  return toNode(children.at(-1) as unknown as ParsedNode) as ElementTree;
}

type ParsedNode =
  | { readonly type: 'text'; readonly data: string }
  | { readonly type: 'comment' }
  | {
      readonly type: 'tag';
      readonly name: string;
      readonly attribs: Record<string, string>;
      readonly children: ParsedNode[];
    };

/**
 * React separates neighbouring texts by comments, since a parser would join them. The page appends each text as a
 * node of its own, so the comments can go.
 */
function toNode(node: ParsedNode): ElementTree | string {
  if (node.type === 'text') return node.data;
  if (node.type === 'comment') throw new Error('A comment has no place in what is prerendered');
  const children = node.children.filter(({ type }) => type !== 'comment');
  return [node.name, node.attribs, ...children.map(toNode)];
}
