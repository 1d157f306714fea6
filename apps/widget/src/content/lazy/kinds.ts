import type { ContentOf } from '@shopbell/protocol';
import type { ContentKind } from '@shopbell/rules/content';
import type { ComponentType, ReactNode } from 'react';
import { lazyView } from '../../chunks';
import type { LoadModule } from '../../chunks/loadChunk';
import type { ContentProps, KindProps } from '../types';

/** Where the words of a message stand: above its view, nowhere, or for it until it has come. */
type WordsPlace = 'above' | 'nowhere' | 'until';

export interface KindView {
  readonly View: ComponentType<ContentProps & { readonly until: ReactNode }>;
  readonly wordsPlace: (content: never) => WordsPlace;
}

function kind<Kind extends ContentKind>(
  id: string,
  load: LoadModule<{ readonly View: ComponentType<KindProps<Kind>> }>,
  wordsPlace: (content: ContentOf<Kind>) => WordsPlace = () => 'until',
): KindView {
  return { View: lazyView(id, load) as KindView['View'], wordsPlace };
}

/** The title is the view's own. */
const unlessTitle = ({ text, metadata }: ContentOf<'article-recommendation' | 'video'>): WordsPlace =>
  text === metadata.title ? 'nowhere' : 'above';

/** The view of each kind, which comes with the first message of it. Plain words need none (MSG-05 to MSG-12). */
export const kinds: Readonly<Record<Exclude<ContentKind, 'text'>, KindView>> = {
  html: kind('markup', () => import('./Markup')),
  attachments: kind(
    'attachments',
    () => import('./Attachments'),
    () => 'above',
  ),
  'optional-email-capture-form': kind('email-capture', () => import('./EmailCapture')),
  'self-service-email-capture-form': kind('email-capture', () => import('./EmailCapture')),
  'verification-request': kind('verification', () => import('../../self-service/lazy/VerificationRequest')),
  'field-capture-form': kind('field-capture', () => import('./FieldCapture')),
  'article-recommendation': kind('article', () => import('./ArticleCard'), unlessTitle),
  video: kind('video', () => import('./Video'), unlessTitle),
  'order-action': kind('order-action', () => import('./OrderAction')),
  'order-request': kind('order-action', () => import('./OrderAction')),
  'assistant-proposal': kind('proposal', () => import('../../self-service/lazy/assistant/Proposal')),
};
