import { contraries, type Fact } from '@shopbell/rules/grounding';
import { asTitled } from '@shopbell/rules/quoting';

/** Those that another article denies, or says the contrary of. What is written in one language is read together. */
export function gainsaidIn(facts: readonly Fact[]): ReadonlySet<Fact> {
  const languages = new Set(facts.map(({ language }) => language));
  return new Set(
    [...languages].flatMap((each) => gainsaidOf(facts.filter(({ language }) => language === each))),
  );
}

function gainsaidOf(facts: readonly Fact[]): readonly Fact[] {
  const articles = byArticle(facts);
  return contraries(articles.map((article) => article.map(titled))).flatMap((pair) => {
    const [one, other] = pair.map(({ group, at }) => articles[group]?.[at]);
    return one && other && !areOfOthers(one, other) ? [one, other] : [];
  });
}

/** Whether another article that was read gainsays what would be said: whoever reads both knows neither. */
export function isGainsaid(said: readonly Fact[], facts: readonly Fact[]): boolean {
  const words = new Set(said.flatMap((fact) => stemsOf(titled(fact))));
  // To read all that was found takes longer than all else that is asked of an answer.
  const others = facts.filter(
    (fact) => !said.includes(fact) && stemsOf(titled(fact)).some((stem) => words.has(stem)),
  );
  const gainsaid = gainsaidIn([...said, ...others]);
  return said.some((fact) => gainsaid.has(fact));
}

/** `Caring for wool` and `Caring for linen`: what is said in each without naming it is said of that alone. */
function areOfOthers(one: Fact, other: Fact): boolean {
  const [left, right] = [stemsOf(titleOf(one)), stemsOf(titleOf(other))];
  const own = [left.filter((stem) => !right.includes(stem)), right.filter((stem) => !left.includes(stem))];
  const areParallel = own.every(({ length }) => length > 0) && left.some((stem) => right.includes(stem));
  const said = [one, other].flatMap((fact) => stemsOf(titled(fact)));
  return areParallel && !own.flat().some((stem) => said.includes(stem));
}

export const byArticle = (facts: readonly Fact[]): readonly (readonly Fact[])[] => {
  const ofArticles = facts.filter(({ source }) => source.kind === 'article');
  return [...new Set(ofArticles.map(articleOf))].map((id) =>
    ofArticles.filter((fact) => articleOf(fact) === id),
  );
};

const articleOf = ({ source }: Fact): string => (source.kind === 'article' ? source.articleId : '');
const titleOf = ({ source }: Fact): string => (source.kind === 'article' ? source.title : '');
const titled = (fact: Fact): string => asTitled(fact.text, titleOf(fact));

/** How words with some length begin; of letters that stand for words each two. */
const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{Script=Han}{2}|\p{Script=Katakana}{2,}|\p{L}{4,}/gu) ?? []).map((word) =>
    word.slice(0, 4),
  );
