import type { ElementTree } from '@shopbell/protocol';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** createElement rather than innerHTML: the latter is refused under Trusted Types, even where a policy is named. */
export function buildElement([tag, attributes, ...children]: ElementTree, isSvg = tag === 'svg'): Element {
  const element = isSvg ? document.createElementNS(svgNamespace, tag) : document.createElement(tag);
  // Own names only: old libraries add theirs to Object.prototype, and for-in would find them.
  for (const name of Object.keys(attributes)) element.setAttribute(name, attributes[name] as string);
  for (const child of children) {
    element.append(typeof child === 'string' ? child : buildElement(child, isSvg || child[0] === 'svg'));
  }
  return element;
}
