import type { PageFacts } from '../campaigns';

/**
 * What a page tells of itself so that it can be looked at again: when something began, not how long it has been. What every
 * event carries stands beside it. The names are its own, for those of the page are shortened when its files are built.
 */
export interface RecordedFacts
  extends Pick<
    PageFacts,
    'url' | 'pageType' | 'language' | 'cart' | 'product' | 'positives' | 'seen' | 'active'
  > {
  /** By the page's clock. */
  readonly atMs: number;
  readonly pageStartMs: number;
  readonly sessionStartMs: number;
  /** Someone answers. */
  readonly isAnswered: boolean;
  readonly visits: number;
  readonly isLeaving: boolean;
  readonly isKnown: boolean;
  /** In the session. */
  readonly displays: number;
  readonly lastShownMs: number | null;
  readonly isOpen: boolean;
  readonly isHidden: boolean;
  readonly areResting: boolean;
}

export type RecordedName = 'page-visited' | 'page-changed';
