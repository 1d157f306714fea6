/** REC-06, LIM-13. */
const previewMax = 125;

/** What stands on the card of an article. */
export const previewOf = (text: string): string =>
  text.length > previewMax ? `${text.slice(0, previewMax).toWellFormed()}...` : text;

/** chosen: where the article was looked up (REC-11). */
export const lookUpChannel = 'chat';
