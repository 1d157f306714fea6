import { dayIn } from './dayIn';
import type { Variables } from './FlowState';

const place = /\{\{ ?([a-z][a-z0-9_]{0,39})(?:\|([^{}|]{0,200}))? ?\}\}/g;

/** Puts answers into words: `{{size}}`, or `{{size|your size}}` where there is none yet. What they bring along is not filled. */
export const fillIn = (text: string, variables: Variables, said = (value: string) => value): string =>
  text.replace(place, (_, name: string, otherwise = '') =>
    Object.hasOwn(variables, name) && variables[name] !== '' ? said(variables[name] ?? '') : otherwise,
  );

/** For people to read: with days as they write them. What another system is told has them as they are kept. */
export const fillInWords = (text: string, variables: Variables): string =>
  fillIn(text, variables, (value) => dayIn(variables.language, value));
