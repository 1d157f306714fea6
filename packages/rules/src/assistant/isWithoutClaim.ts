/** chosen: longer courtesies say something. */
const lettersMax = 300;

/** Words that are held against no fact may hold none: no number, no address, no link. */
export const isWithoutClaim = (text: string): boolean =>
  text.trim() !== '' && text.length <= lettersMax && !/[\p{N}@]|:\/\/|www\./u.test(text);
