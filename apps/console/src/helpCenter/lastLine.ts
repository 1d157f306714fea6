/** What the editor opens with: behind a table, a picture or code there is a line to write on. */
export const withLastLine = (html: string): string =>
  html === '' || /<\/p>\s*$/.test(html) ? html : `${html}<p></p>`;

/** As it is kept: a line that nobody has written on is none. */
export const withoutLastLine = (html: string): string => html.replace(/(?:<p><\/p>)+$/, '');
