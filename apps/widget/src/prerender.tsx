import type { ElementTree, LauncherLooks, LauncherSettings } from '@shopbell/protocol';
import { parseDocument } from 'htmlparser2';
import { renderToString } from 'react-dom/server';
import { Launcher, launcherProps, launcherVariables } from './launcher';
import css from './launcher/launcher.css?inline';

/** What the server writes into the script of one chat: React's own markup as a tree, and its styles. */
export function prerenderLauncher(
  settings: LauncherSettings,
  looks: LauncherLooks,
  isContrastDisabled: boolean,
): { tree: ElementTree; css: string } {
  const html = renderToString(<Launcher {...launcherProps(settings)} />);
  const [root] = parseDocument(html, { lowerCaseAttributeNames: false, lowerCaseTags: false }).children;
  return {
    tree: toTree(root as unknown as ParsedNode) as ElementTree,
    css: launcherVariables(looks, isContrastDisabled) + css,
  };
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
 * React separates neighbouring texts by comments, since a parser would join them. The loader appends each text as a
 * node of its own, so the comments can go.
 */
function toTree(node: ParsedNode): ElementTree | string {
  if (node.type === 'text') return node.data;
  if (node.type === 'comment') throw new Error('A comment has no place in the launcher');
  const children = node.children.filter(({ type }) => type !== 'comment');
  return [node.name, node.attribs, ...children.map(toTree)];
}
