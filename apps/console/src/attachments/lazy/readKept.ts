import { articleMetadata, attachment } from '@shopbell/protocol/schemas';
import type { Ready } from '../createTray';

/** What an older console has kept may not be what this one understands. */
export function readKept(text: string): readonly Ready[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.map(readOne) : [];
  } catch {
    return [];
  }
}

const readOne = (one: object): Ready =>
  'article' in one ? { article: articleMetadata.parse(one.article) } : attachment.parse(one);
