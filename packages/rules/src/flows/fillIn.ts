import type { Variables } from './FlowState';

const place = /\{\{ ?([a-z][a-z0-9_]{0,39})(?:\|([^{}|]{0,200}))? ?\}\}/g;

/** Puts answers into words: `{{size}}`, or `{{size|your size}}` where there is none yet. What they bring along is not filled. */
export const fillIn = (text: string, variables: Variables): string =>
  text.replace(place, (_, name: string, otherwise = '') =>
    Object.hasOwn(variables, name) && variables[name] !== '' ? (variables[name] ?? '') : otherwise,
  );
