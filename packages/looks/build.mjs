import { readFileSync } from 'node:fs';

const tokens = new Map(
  Array.from(
    readFileSync(new URL('tokens.css', import.meta.url), 'utf8').matchAll(/^ {2}--([\w-]+):([^;]+);/gm),
    ([, name, value]) => [name, value.replaceAll(/\s+/g, ' ').trim()],
  ),
);

/** Styles with the values of the tokens in the place of their names. Other names are properties of the running page. */
export const withTokens = (css) =>
  css.replaceAll(/var\(--([\w-]+)\)/g, (named, name) => tokens.get(name) ?? named);

/** For Vite: every stylesheet, whether it is linked, a module or a text. */
export const designTokens = () => ({
  name: 'design-tokens',
  enforce: 'pre',
  transform: (code, id) => (/\.css(?:$|\?)/.test(id) ? { code: withTokens(code), map: null } : null),
});
