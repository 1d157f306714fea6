import { nearestLanguage } from '@shopbell/rules/help-center';
import { loadedLanguage } from '@shopbell/rules/language';
import type { Database, Queryable } from '../../platform/db';
import type { SearchService } from '../search';
import { readPublished } from './store';

export interface FoundFlow {
  readonly id: string;
  readonly name: string;
  /** 0 to 1: how likely it is what was asked for. */
  readonly score: number;
}

const flowsMax = 3;

export interface FlowQuestion {
  readonly shopId: number;
  readonly query: string;
  readonly language: string;
  /** Those that somebody has been through lately are not what they ask for. */
  readonly beside?: { readonly conversationId: string; readonly since: Date };
}

/** Published flows that a question is about, the best first. */
export async function findFlows(
  { database, search }: { readonly database: Database; readonly search: SearchService },
  { shopId, query, language, beside }: FlowQuestion,
): Promise<FoundFlow[]> {
  const scope = database.inShops([shopId]);
  const published = await readPublished(scope, shopId);
  const languages = [...new Set(published.map(({ content }) => loadedLanguage(content.language)))];
  const spoken = nearestLanguage(language, languages);
  if (spoken === null) return [];
  const hits = await search.find(scope, { shopId, kind: 'flow', query, language: spoken, limit: flowsMax });
  const walked = beside && hits.length > 0 ? await walkedFlows(scope, beside) : new Set<string>();
  const names = new Map(published.map(({ id, content }) => [id, content.name]));
  return hits.flatMap(({ id, score }) => {
    const name = names.get(id);
    return name === undefined || walked.has(id) ? [] : [{ id, score, name }];
  });
}

async function walkedFlows(
  scope: Queryable,
  { conversationId, since }: NonNullable<FlowQuestion['beside']>,
): Promise<ReadonlySet<string>> {
  const rows = await scope.query<{ flow_id: string }>(
    'select flow_id from flow_execution where conversation_id = $1 and changed_at >= $2',
    [conversationId, since],
  );
  return new Set(rows.map(({ flow_id }) => flow_id));
}
