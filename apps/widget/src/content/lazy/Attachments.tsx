import type { FileAttachment, ProductCardAttachment } from '@shopbell/protocol';
import {
  classifyAttachment,
  isFile,
  isProductCard,
  type ProductCard,
  toProductCards,
} from '@shopbell/rules/content';
import { useContext } from 'react';
import { WidgetContext } from '../../app/WidgetContext';
import { lazyView } from '../../chunks';
import { loadChunk } from '../../chunks/loadChunk';
import { reportError } from '../../log';
import type { KindProps } from '../types';
import { FileLinks } from './FileLinks';

const Pictures = lazyView('pictures', () => import('./Pictures'));
const ProductCards = lazyView('product-cards', () => import('./ProductCards'));
const DiscountOffer = lazyView('discount-offer', () => import('./DiscountOffer'));
const VisitorForm = lazyView('visitor-form', () => import('./VisitorForm'));

/** Pictures together, product cards together, and the rest as it comes. */
export function View({ content, language, baseUrl, t, actions }: KindProps<'attachments'>) {
  const { attachments = [] } = content;
  const widget = useContext(WidgetContext);
  const opened = (card: ProductCard) => {
    if (widget)
      loadChunk('tracking', () => import('../../tracking/lazy/trackProduct')).then(
        ({ trackProduct }) => trackProduct(widget, card),
        (error) => reportError('Nothing was counted.', error),
      );
  };
  const files = attachments.filter(isFile).map((file) => resolved(file, baseUrl));
  const pictures = files.filter((file) => classifyAttachment(file) === 'image');
  const others = files.filter((file) => classifyAttachment(file) === 'file');
  const carousel = (products: readonly ProductCardAttachment[], source: 'agent' | 'recommendation') =>
    products.length > 0 && (
      <ProductCards
        cards={toProductCards(products, source)}
        language={language}
        t={t}
        onProduct={opened}
        until={<FileLinks files={[]} t={t} />}
      />
    );
  return (
    <>
      {pictures.length > 0 && (
        <Pictures pictures={pictures} t={t} until={<FileLinks files={pictures} t={t} />} />
      )}
      {others.length > 0 && <FileLinks files={others} t={t} />}
      {carousel(attachments.filter(isProductCard), 'agent')}
      {attachments.map((card) => {
        const key = `${card.contentType} ${card.name}`;
        if (isFile(card) || isProductCard(card)) return null;
        if (card.contentType === 'application/discountOffer')
          return <DiscountOffer key={key} offer={card.extra} name={card.name} t={t} until={card.name} />;
        if (card.contentType === 'application/visitorForm')
          return (
            <VisitorForm
              key={key}
              title={card.name}
              form={card.extra}
              t={t}
              actions={actions}
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
