const questionMax = 120;

/** A question without who asked it, so that the same one asked twice is one: no addresses, no numbers, no capitals. */
export const askedAgain = (question: string): string =>
  question
    .slice(0, 500)
    .replace(/[^\s@]{1,64}@[^\s@]{1,255}/g, '@')
    .replace(/\d{3,20}/g, '#')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .join(' ')
    .slice(0, questionMax);
