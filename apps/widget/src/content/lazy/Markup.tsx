import type { ElementTree } from '@shopbell/protocol';
import { readMarkup, vetStyle } from '@shopbell/rules/content';
import { createElement, type ReactNode } from 'react';
import { useStyles } from '../../styles';
import { CopyCode } from '../parts/CopyCode';
import type { KindProps, Translate } from '../types';
import css from './markup.css?inline';
import { Video } from './Video';

/**
 * Markup as elements that are created one by one from the vetted tree: no parser of the browser is involved, so it
 * works under the strictest policy of a shop's page and cannot become anything that is not in the table.
 */
export function View({ content, t }: KindProps<'html'>) {
  useStyles(css);
  return (
    <div className="bubble markup" dir="auto">
      {readMarkup(content.html ?? '').map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tree of one message never changes
        <MarkupNode key={index} node={node} t={t} />
      ))}
    </div>
  );
}

const holdsNoText = ['table', 'thead', 'tbody', 'tr', 'ul', 'ol'];

function MarkupNode({ node, t }: { node: ElementTree | string; t: Translate }): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, attributes, ...children] = node;
  const video = attributes['data-video-src'];
  if (video !== undefined) return <Video url={video} t={t} />;
  const kept = holdsNoText.includes(tag)
    ? children.filter((child) => typeof child !== 'string' || child.trim() !== '')
    : children;
  const inner = kept.map((child, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the tree of one message never changes
    typeof child === 'string' ? child : <MarkupNode key={index} node={child} t={t} />,
  );
  const code = attributes['data-discount-code'];
  const element = createElement(tag, propertiesOf(tag, attributes), ...inner);
  return code === undefined || code === '' ? (
    element
  ) : (
    <>
      {element}
      <CopyCode code={code} t={t} />
    </>
  );
}

function propertiesOf(tag: string, attributes: Readonly<Record<string, string>>) {
  const { style, class: classes, 'data-discount-code': _, ...plain } = attributes;
  return {
    ...plain,
    // Through the style object, never as an attribute, which a strict policy refuses.
    ...(style !== undefined && {
      style: Object.fromEntries(vetStyle(style).map(([property, value]) => [camelCase(property), value])),
    }),
    // Names of its own: a message must not dress up as a part of the window.
    ...(classes !== undefined && { className: classes.replaceAll(/\S+/g, 'own-$&') }),
    ...(tag === 'img' && { loading: 'lazy', alt: attributes.alt ?? '' }),
  };
}

const camelCase = (property: string): string =>
  property.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
