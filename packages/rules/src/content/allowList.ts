/**
 * Which markup may stand in messages, campaigns and articles (SAN-12). The one table: the server's sanitiser and the
 * page's reader both take it from here.
 */
export const allowedTags = [
  ...[
    'a',
    'b',
    'i',
    'u',
    'em',
    'strong',
    'p',
    'br',
    'div',
    'span',
    'ul',
    'ol',
    'li',
    'blockquote',
    'code',
    'pre',
  ],
  ...['img', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'td', 'th'],
] as const;

export const allowedAttributes = [
  ...['href', 'target', 'rel', 'src', 'alt', 'title', 'width', 'height', 'style', 'class'],
  'data-discount-code',
] as const;

/** Attributes that only one element may have (SAN-03, SAN-11). */
export const allowedAttributesOf: Readonly<Record<string, readonly string[]>> = { div: ['data-video-src'] };

/** What stands in these is no text of the message: it goes with them. Other elements leave their text behind. */
export const droppedWithContent = [
  ...[
    'script',
    'style',
    'textarea',
    'title',
    'xmp',
    'iframe',
    'noembed',
    'noframes',
    'noscript',
    'plaintext',
  ],
  ...['template', 'svg', 'math', 'option', 'object'],
] as const;

export const allowedSchemes = ['http', 'https', 'mailto', 'tel', 'ftp'] as const;

/** Raster pictures only: an svg can carry scripts (tension 39). */
export const allowedDataTypes = ['png', 'jpeg', 'jpg', 'gif', 'webp', 'bmp', 'avif'] as const;

/** How text may look. Nothing that leaves the message's own place, and nothing that fetches. */
export const allowedProperties = [
  ...['color', 'background-color', 'font-weight', 'font-style', 'font-size', 'line-height', 'letter-spacing'],
  ...['text-align', 'text-decoration', 'text-transform', 'white-space', 'vertical-align', 'list-style-type'],
  ...['width', 'max-width', 'height', 'max-height', 'border-radius', 'border-collapse'],
  ...['border', 'border-top', 'border-right', 'border-bottom', 'border-left', 'border-color', 'border-width'],
  ...['border-style', 'padding', 'padding-top', 'padding-right', 'padding-bottom', 'padding-left'],
  ...['margin', 'margin-top', 'margin-right', 'margin-bottom', 'margin-left'],
] as const;

export const allowedFunctions = ['rgb', 'rgba', 'hsl', 'hsla'] as const;
