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

/** For Vite: every stylesheet, whether it is linked, a module or a text. What a stylesheet itself imports does not come by here. */
export const designTokens = () => ({
  name: 'design-tokens',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.css(?:$|\?)/.test(id)) return null;
    if (code.includes('@import')) throw new Error(`${id} imports styles, which would have no tokens`);
    return { code: withTokens(code), map: null };
  },
});
