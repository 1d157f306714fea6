import type { ElementTree } from '@shopbell/protocol';
import { readMarkup } from '@shopbell/rules/content';
import { createElement, type ReactNode } from 'react';

/** A campaign's words, vetted once more on their way (SAN-13). */
export const CardMarkup = ({ html }: { html: string }) => (
  <div className="campaign-words" dir="auto">
    {readMarkup(html).map((node, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the tree of one campaign never changes
      <MarkupNode key={index} node={node} />
    ))}
  </div>
);

const holdsNoText = ['table', 'thead', 'tbody', 'tr', 'ul', 'ol'];

function MarkupNode({ node }: { node: ElementTree | string }): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, attributes, ...children] = node;
  const kept = holdsNoText.includes(tag)
    ? children.filter((child) => typeof child !== 'string' || child.trim() !== '')
    : children;
  const inner = kept.map((child, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the tree of one campaign never changes
    typeof child === 'string' ? child : <MarkupNode key={index} node={child} />,
  );
  return createElement(tag, propertiesOf(tag, attributes), ...inner);
}

/** A code that stood here would be public, and a film has no place in a small card. */
function propertiesOf(tag: string, attributes: Readonly<Record<string, string>>) {
  const {
    style,
    class: classes,
    'data-discount-code': _code,
    'data-video-src': _video,
    ...plain
  } = attributes;
  return {
    ...plain,
    // A strict policy refuses the attribute: whoever puts the card on the page sets it through the style object.
    ...(style !== undefined && { 'data-style': style }),
    ...(classes !== undefined && { className: classes.replaceAll(/\S+/g, 'own-$&') }),
    ...(tag === 'img' && { loading: 'lazy' as const, alt: attributes.alt ?? '' }),
  };
}
