import { allowedAttributes, allowedAttributesOf, allowedTags } from '../content';

const attributes = [...allowedAttributes, ...Object.values(allowedAttributesOf).flat()];
const element = `</?(?:${allowedTags.join('|')})(?: (?:${attributes.join('|')})="[^"<>]*")*(?: /)?>`;
const safeMarkup = new RegExp(`^(?:[^<>]|${element})*$`);

/**
 * What is wrong with markup that should be safe. It shares the table with the sanitisers, but none of their code: the
 * whole text must be words and allowed elements in one strict spelling, and addresses are read by the platform's parser,
 * which the caller passes in.
 */
export function dangersIn(markup: string, protocolOf: (address: string) => string): string[] {
  if (!safeMarkup.test(markup)) return ['something that is neither text nor an allowed element'];
  return [...markup.matchAll(/ ([\w-]+)="([^"]*)"/g)].flatMap(([, name = '', value = '']) => {
    const text = value
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    if (/[\u0000-\u001f\u007f]/.test(text)) return [`a control character in ${name}`];
    if (name === 'style' && /url|expression|behavior|import|[\\@"'<]|position|\/\*/i.test(text))
      return [`style ${text}`];
    if (!['href', 'src', 'data-video-src'].includes(name)) return [];
    const isRaster = name === 'src' && /^data:image\/(?!svg)[a-z]+;base64,[\w+/=]+$/i.test(text);
    return isRaster || /^(?:https?|mailto|tel|ftp):$/.test(protocolOf(text)) ? [] : [`${name} ${text}`];
  });
}
