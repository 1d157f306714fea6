/**
 * This key belongs to the input method that is putting a word together. Safari ends the word before it tells of the Enter
 * that ended it; only the old code of the key still says so.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
