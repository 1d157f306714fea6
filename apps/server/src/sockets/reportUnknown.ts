const typesMax = 100;
/** What a type of frame looks like: words. Anything else is not repeated, since it may be a secret gone astray. */
const wordsOnly = /^[a-z]{2,}(-[a-z]+){0,7}$/;

/** Each unknown type of frame is reported once: it is a newer page, an older one, or someone who tries. */
export function createUnknownReport(onFailure: (error: unknown) => void) {
  const reported = new Set<string>();
  return (type: string): void => {
    const name = type.length <= 64 && wordsOnly.test(type) ? `"${type}"` : 'that is not made of words';
    if (reported.has(name) || reported.size >= typesMax) return;
    reported.add(name);
    onFailure(new Error(`A client sent frames of an unknown type ${name}`));
  };
}
