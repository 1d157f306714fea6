import type { Attachment, FileAttachment, ProductCardAttachment } from '@shopbell/protocol';
import { classifyAttachment, isFile, isProductCard, toProductCards } from '@shopbell/rules/content';
import { lazyPiece } from '../lazyPiece';
import type { ContentActions, Translate } from '../types';
import { FileLinks } from './FileLinks';

const Pictures = lazyPiece(async () => (await import('./Pictures')).Pictures);
const ProductCards = lazyPiece(async () => (await import('./ProductCards')).ProductCards);
const DiscountOffer = lazyPiece(async () => (await import('./DiscountOffer')).DiscountOffer);
const VisitorForm = lazyPiece(async () => (await import('./VisitorForm')).VisitorForm);

export interface AttachmentsProps {
  readonly attachments: readonly Attachment[];
  readonly language: string;
  readonly baseUrl: string;
  readonly t: Translate;
  readonly actions: ContentActions;
}

/** Pictures together, product cards together, and the rest as it comes. */
export function Attachments({ attachments, language, baseUrl, t, actions }: AttachmentsProps) {
  const files = attachments.filter(isFile).map((file) => resolved(file, baseUrl));
  const pictures = files.filter((file) => classifyAttachment(file) === 'image');
  const others = files.filter((file) => classifyAttachment(file) === 'file');
  const carousel = (products: readonly ProductCardAttachment[], source: 'agent' | 'recommendation') =>
    products.length > 0 && (
      <ProductCards
        props={{
          cards: toProductCards(products, source),
          language,
          t,
          ...(actions.onProduct && { onProduct: actions.onProduct }),
        }}
        until={<FileLinks files={[]} t={t} />}
      />
    );
  return (
    <>
      {pictures.length > 0 && (
        <Pictures props={{ pictures, t }} until={<FileLinks files={pictures} t={t} />} />
      )}
      {others.length > 0 && <FileLinks files={others} t={t} />}
      {carousel(attachments.filter(isProductCard), 'agent')}
      {attachments.map((card) => {
        const key = `${card.contentType} ${card.name}`;
        if (isFile(card) || isProductCard(card)) return null;
        if (card.contentType === 'application/discountOffer')
          return (
            <DiscountOffer key={key} props={{ offer: card.extra, name: card.name, t }} until={card.name} />
          );
        if (card.contentType === 'application/visitorForm')
          return (
            <VisitorForm
              key={key}
              props={{ title: card.name, form: card.extra, t, actions }}
              until={card.name}
            />
          );
        return <div key={key}>{carousel(card.extra.products, 'recommendation')}</div>;
      })}
    </>
  );
}

/** Uploads stand on our server; files from elsewhere keep their address. */
function resolved(file: FileAttachment, baseUrl: string): FileAttachment {
  const absolute = (url: string) => new URL(url, baseUrl).href;
  const { thumbnailUrl } = file.extra ?? {};
  return {
    ...file,
    url: absolute(file.url),
    ...(file.extra && {
      extra: { ...file.extra, ...(thumbnailUrl !== undefined && { thumbnailUrl: absolute(thumbnailUrl) }) },
    }),
  };
}
