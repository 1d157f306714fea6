import type { ServedCampaignAttachment } from '@shopbell/protocol';
import { classifyAttachment } from '@shopbell/rules/content';
import { useTexts } from '../../i18n';
import { CloseIcon } from '../../icons';
import type { CardActions } from './CardActions';
import { CardForm } from './CardForm';
import { CardMarkup } from './CardMarkup';
import { CardOffer } from './CardOffer';
import { type CardContent, isOf } from './CardParts';
import { CardProducts } from './CardProducts';
import { CardReply } from './CardReply';

export interface CampaignCardProps {
  readonly content: CardContent;
  /** The words it was drawn with, for whoever takes it over. */
  readonly words: string;
  /** None on the server, and in the first render of the page. */
  readonly actions: CardActions | null;
}

/**
 * A campaign as it stands beside the launcher. Closing it, following its links and opening the window from it is done by
 * whoever has put it on the page, without React.
 */
export function CampaignCard({ content, words, actions }: CampaignCardProps) {
  const { t } = useTexts();
  const { name, avatarUrl, theme, language, hasReply } = content;
  return (
    <section
      className={`campaign theme-${theme}`}
      lang={language}
      dir={content.isRightToLeft ? 'rtl' : 'ltr'}
      aria-label={t('campaignFrom', { name })}
      data-words={words}
      data-reply={hasReply ? '' : undefined}
    >
      <header>
        {avatarUrl === null ? (
          <span className="campaign-avatar" aria-hidden="true">
            {[...name][0]?.toUpperCase() ?? ''}
          </span>
        ) : (
          <img className="campaign-avatar" src={avatarUrl} alt="" loading="lazy" />
        )}
        <span className="campaign-title">
          <bdi className="campaign-name">{name}</bdi>
        </span>
        <button type="button" className="campaign-close" aria-label={t('campaignClose')}>
          <CloseIcon />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is long scrolls, and keys must reach it */}
      <div className="campaign-body" tabIndex={0}>
        {content.html !== '' && <CardMarkup html={content.html} />}
        {content.html === '' && content.text !== '' && (
          <p className="campaign-words" dir="auto">
            {content.text}
          </p>
        )}
        <CardAttachments content={content} actions={actions} />
      </div>
      {hasReply && <CardReply actions={actions} />}
    </section>
  );
}

function CardAttachments({ content, actions }: Omit<CampaignCardProps, 'words'>) {
  const { attachments } = content;
  const products = attachments.filter((attachment) => isOf(attachment, 'application/productCard'));
  return (
    <>
      {products.length > 0 && (
        <CardProducts products={products} source="campaign" content={content} actions={actions} />
      )}
      {attachments.map((attachment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the attachments of one campaign never change
        <CardAttachment key={index} attachment={attachment} content={content} actions={actions} />
      ))}
    </>
  );
}

function CardAttachment(props: Omit<CampaignCardProps, 'words'> & { attachment: ServedCampaignAttachment }) {
  const { attachment, content, actions } = props;
  if (isOf(attachment, 'application/productCard')) return null;
  if (isOf(attachment, 'application/discountOffer'))
    return <CardOffer offer={attachment} actions={actions} />;
  if (isOf(attachment, 'application/visitorForm')) return <CardForm form={attachment} actions={actions} />;
  if (isOf(attachment, 'application/productRecommendation')) {
    const { products } = attachment.extra;
    if (products.length === 0) return null;
    return <CardProducts products={products} source="recommendation" content={content} actions={actions} />;
  }
  if (classifyAttachment(attachment) !== 'image') return null;
  return <img className="campaign-image" src={attachment.url} alt={attachment.name} loading="lazy" />;
}
