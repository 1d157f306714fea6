import type { CapturedValue, ContentOf, MessageContent } from '@shopbell/protocol';
import type { ContentKind } from '@shopbell/rules/content';

/** The texts these views need; whoever has more of them has these as well. */
export type ContentTextKey =
  | 'aiAgentQuote'
  | 'aiAgentSources'
  | 'articleOpen'
  | 'discountAmount'
  | 'discountCopied'
  | 'discountCopy'
  | 'discountFreeShipping'
  | 'discountLabel'
  | 'discountPercentage'
  | 'emailFake'
  | 'emailInvalid'
  | 'emailLabel'
  | 'emailOptionalText'
  | 'emailOptionalTitle'
  | 'emailPlaceholder'
  | 'emailSkip'
  | 'emailSubmit'
  | 'emailThanks'
  | 'fileDownload'
  | 'formFailed'
  | 'formInvalidPhone'
  | 'formRequired'
  | 'formSubmit'
  | 'formSubmitted'
  | 'imageClose'
  | 'imageNext'
  | 'imageOpen'
  | 'imagePrevious'
  | 'linkNewTab'
  | 'productListLabel'
  | 'productNext'
  | 'productPrevious'
  | 'productPrice'
  | 'productPriceBefore'
  | 'productView'
  | 'videoPlay';

export type Translate<Key extends string = ContentTextKey> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** What a view says when something is done in it. Those that return a promise show whether it went well. */
export interface ContentActions {
  readonly onEmail: (email: string) => Promise<void>;
  /** They would rather not say; without this the form goes for as long as the page lives. */
  readonly onEmailDeclined?: () => void;
  readonly onCapture: (value: CapturedValue, text: string) => Promise<void>;
}

export interface ContentProps {
  readonly content: MessageContent;
  readonly side: 'shopper' | 'agent';
  readonly language: string;
  /** Addresses of uploads are relative to the server, not to the shop. */
  readonly baseUrl: string;
  readonly t: Translate;
  readonly actions: ContentActions;
}

/** What the view of a kind is given. */
export type KindProps<Kind extends ContentKind> = Omit<ContentProps, 'content'> & {
  readonly content: ContentOf<Kind>;
};
