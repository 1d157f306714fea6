import type { ConsoleHelpCenter } from '@shopbell/protocol';

/** The title of an article in the help center's own language, or in the first that it has. */
export function titleOf(center: ConsoleHelpCenter | undefined, articleId: string): string | undefined {
  const texts = center?.articles.find(({ id }) => id === articleId)?.texts;
  return (texts?.find(({ language }) => language === center?.language) ?? texts?.[0])?.title;
}
