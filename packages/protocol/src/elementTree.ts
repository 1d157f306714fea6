/** An element of what is prerendered: tag, attributes, children. Text is a plain string. */
export type ElementTree = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (ElementTree | string)[],
];
