import { contraries, type Fact } from '@shopbell/rules/grounding';
import { asTitled } from '@shopbell/rules/quoting';

/** Those that another article denies, or says the contrary of. */
export function gainsaidIn(facts: readonly Fact[]): ReadonlySet<Fact> {
  const articles = byArticle(facts);
  const texts = articles.map((article) => article.map(titled));
  return new Set(
    contraries(texts).flatMap((pair) => pair.flatMap(({ group, at }) => articles[group]?.[at] ?? [])),
  );
}

/** Whether another article that was read gainsays what would be said: whoever reads both knows neither. */
export function isGainsaid(said: readonly Fact[], facts: readonly Fact[]): boolean {
  const words = new Set(said.flatMap(({ text }) => stemsOf(text)));
  // To read all that was found takes longer than all else that is asked of an answer.
  const others = facts.filter(
    (fact) => !said.includes(fact) && stemsOf(fact.text).some((stem) => words.has(stem)),
  );
  const gainsaid = gainsaidIn([...said, ...others]);
  return said.some((fact) => gainsaid.has(fact));
}

export const byArticle = (facts: readonly Fact[]): readonly (readonly Fact[])[] => {
  const ofArticles = facts.filter(({ source }) => source.kind === 'article');
  return [...new Set(ofArticles.map(articleOf))].map((id) =>
    ofArticles.filter((fact) => articleOf(fact) === id),
  );
};

const articleOf = ({ source }: Fact): string => (source.kind === 'article' ? source.articleId : '');
const titled = ({ text, source }: Fact): string =>
  asTitled(text, source.kind === 'article' ? source.title : '');

/** How words with some length begin; of letters that stand for words each two. */
const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{Script=Han}{2}|\p{Script=Katakana}{2,}|\p{L}{4,}/gu) ?? []).map((word) =>
    word.slice(0, 4),
  );
