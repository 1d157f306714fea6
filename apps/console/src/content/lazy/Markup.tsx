import type { ElementTree } from '@shopbell/protocol';
import { readMarkup } from '@shopbell/rules/content';
import { createElement, Fragment, type ReactNode } from 'react';
import { foreignHost } from '../foreignHost';
import { Picture } from './Picture';

/** Elements made one by one from the vetted tree: nothing that is not in the table can come of it. */
export const Markup = ({ html }: { readonly html: string }) => <>{children(readMarkup(html))}</>;

type Node = ElementTree | string;

const children = (nodes: readonly Node[]): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the tree of one message never changes.
  nodes.map((node, index) => <Fragment key={index}>{toElement(node)}</Fragment>);

function toElement(node: Node): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, attributes, ...inner] = node;
  const { href, src = '', alt = '', target, rel } = attributes;
  if (tag === 'img')
    return (
      <Picture address={src}>
        <img src={src} alt={alt} loading="lazy" />
      </Picture>
    );
  if (tag === 'br') return <br />;
  // A button cannot stand in a link: pictures that have to be asked for follow it.
  const [words, pictures] = tag === 'a' ? apart(inner) : [inner, []];
  // The shop's own styles stay on its page; here the words count.
  const element = createElement(tag, { href, target, rel }, children(words));
  return pictures.length === 0 ? element : [element, children(pictures)];
}

const isForeignPicture = (node: Node): boolean =>
  typeof node !== 'string' && node[0] === 'img' && foreignHost(node[1].src ?? '') !== null;

/** What may stand in a link, each foreign picture by its name, and these pictures. */
function apart(nodes: readonly Node[]): [Node[], Node[]] {
  const pictures: Node[] = [];
  const words = nodes.map((node): Node => {
    if (typeof node === 'string') return node;
    const [tag, attributes, ...inner] = node;
    if (isForeignPicture(node)) {
      pictures.push(node);
      return attributes.alt || 'Picture';
    }
    const [kept, found] = apart(inner);
    pictures.push(...found);
    return [tag, attributes, ...kept];
  });
  return [words, pictures];
}
