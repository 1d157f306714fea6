import type { ElementTree } from '@shopbell/protocol';
import { readMarkup } from '@shopbell/rules/content';
import { createElement, Fragment, type ReactNode } from 'react';

/** Elements made one by one from the vetted tree: nothing that is not in the table can come of it. */
export const Markup = ({ html }: { readonly html: string }) => <>{children(readMarkup(html))}</>;

const children = (nodes: readonly (ElementTree | string)[]): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the tree of one message never changes.
  nodes.map((node, index) => <Fragment key={index}>{toElement(node)}</Fragment>);

function toElement(node: ElementTree | string): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, attributes, ...inner] = node;
  const { href, src, alt = '', target, rel } = attributes;
  if (tag === 'img') return <img src={src} alt={alt} loading="lazy" />;
  if (tag === 'br') return <br />;
  // The shop's own styles stay on its page; here the words count.
  return createElement(tag, { href, target, rel }, children(inner));
}
