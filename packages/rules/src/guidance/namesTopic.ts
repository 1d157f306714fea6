import { searchTerms } from '../search';

/** Whether a question is about one of the topics that an owner leaves to people: it has all words of one. */
export function namesTopic(question: string, topics: readonly string[]): boolean {
  const asked = new Set(searchTerms(question));
  return topics.some((topic) => {
    const words = searchTerms(topic);
    return words.length > 0 && words.every((word) => asked.has(word));
  });
}
