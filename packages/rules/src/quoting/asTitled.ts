/** What is called by a question answers that: `Do you ship to Canada?` `No.` */
export const asTitled = (text: string, title: string): string =>
  /[?？؟]\s*$/u.test(title) ? `${title} ${text}` : text;
