import { nearestLanguage } from '@shopbell/rules/help-center';
import { loadedLanguage } from '@shopbell/rules/language';
import type { Database } from '../../platform/db';
import type { SearchService } from '../search';
import { readPublished } from './store';

export interface FoundFlow {
  readonly id: string;
  readonly name: string;
  /** 0 to 1: how likely it is what was asked for. */
  readonly score: number;
}

const flowsMax = 3;

/** Published flows that a question is about, the best first. */
export async function findFlows(
  { database, search }: { readonly database: Database; readonly search: SearchService },
  { shopId, query, language }: { readonly shopId: number; readonly query: string; readonly language: string },
): Promise<FoundFlow[]> {
  const scope = database.inShops([shopId]);
  const published = await readPublished(scope, shopId);
  const languages = [...new Set(published.map(({ content }) => loadedLanguage(content.language)))];
  const spoken = nearestLanguage(language, languages);
  if (spoken === null) return [];
  const hits = await search.find(scope, { shopId, kind: 'flow', query, language: spoken, limit: flowsMax });
  const names = new Map(published.map(({ id, content }) => [id, content.name]));
  return hits.flatMap(({ id, score }) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, score, name }];
  });
}
