import type { Attachment, FieldProblem } from '@shopbell/protocol';
import {
  type RecommendationRule,
  recommendationReasons,
  recommendationRules,
} from '@shopbell/rules/recommending';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../app/Button';
import { lazyPart } from '../app/lazyPart';
import { Field } from '../forms/Field';
import { FormProblem } from '../forms/FormProblem';
import styles from './Campaigns.module.css';
import type { VisitorForm } from './lazy/FormChoice';
import { problemAt } from './problemAt';

const ProductChoice = lazyPart(async () => (await import('../catalogue/lazy/ProductChoice')).ProductChoice);
const DiscountChoice = lazyPart(
  async () => (await import('../catalogue/lazy/DiscountChoice')).DiscountChoice,
);
const FormChoice = lazyPart(async () => (await import('./lazy/FormChoice')).FormChoice);

export interface AttachmentListProps {
  readonly attachments: readonly Attachment[];
  readonly problems: readonly FieldProblem[];
  /** Where they stand in the campaign. */
  readonly path: readonly string[];
  readonly onAttachments: (attachments: Attachment[]) => void;
}

const kinds = {
  product: 'Product',
  offer: 'Discount offer',
  recommendation: 'Recommendation',
  form: 'Visitor form',
  picture: 'Picture',
} as const;
type Kind = keyof typeof kinds;

/** What hangs on a wording: at most ten. */
export function AttachmentList({ attachments, problems, path, onAttachments }: AttachmentListProps) {
  const [added, setAdded] = useState<Kind | null>(null);
  /** The place of a form that is being changed. */
  const [changed, setChanged] = useState<number | null>(null);
  const opener = useRef<Element | null>(null);
  const open = (kind: Kind, index: number | null = null) => {
    opener.current = document.activeElement;
    setAdded(kind);
    setChanged(index);
  };
  const close = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    setAdded(null);
    setChanged(null);
  };
  const choose = (attachment: Attachment) => {
    onAttachments(changed === null ? [...attachments, attachment] : attachments.with(changed, attachment));
    close();
  };
  return (
    <>
      <ul className={styles.attachments} aria-label="Attachments">
        {attachments.map((attachment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same product may hang there twice.
          <li key={index}>
            <span>{wordsOf(attachment)}</span>
            {isForm(attachment) && (
              <Button label={`Change ${attachment.name}`} onClick={() => open('form', index)}>
                Change
              </Button>
            )}
            <Button
              label={`Remove ${attachment.name}`}
              onClick={() => {
                onAttachments(attachments.filter((_, at) => at !== index));
                setAdded(null);
              }}
            >
              Remove
            </Button>
            <FormProblem>{problemAt(problems, ...path, 'attachments', String(index))}</FormProblem>
          </li>
        ))}
      </ul>
      {attachments.length < 10 && (
        <span className={styles.buttons}>
          {(Object.keys(kinds) as Kind[]).map((kind) => (
            <Button
              key={kind}
              isOpen={kind === added && changed === null}
              onClick={() => (kind === added ? close() : open(kind))}
            >
              {kinds[kind]}
            </Button>
          ))}
        </span>
      )}
      {added !== null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a key of whatever is written in it, as of a dialog.
        <div className={styles.choice} onKeyDown={({ key }) => key === 'Escape' && close()}>
          <Suspense>
            <Entered key={`${added} ${changed}`}>
              <NewAttachment
                kind={added}
                form={
                  attachments.find((each, index): each is VisitorForm => index === changed && isForm(each)) ??
                  null
                }
                onChoose={choose}
              />
            </Entered>
          </Suspense>
          <Button onClick={close}>Cancel</Button>
        </div>
      )}
    </>
  );
}

/** What opens has the focus, once it is there. */
function Entered({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus(), []);
  return (
    <div ref={place} className={styles.entered}>
      {children}
    </div>
  );
}

const isForm = (attachment: Attachment): attachment is VisitorForm =>
  attachment.contentType === 'application/visitorForm';

const wordsOf = (attachment: Attachment): string =>
  `${attachment.name}${'extra' in attachment && attachment.extra && 'code' in attachment.extra ? ` (code ${attachment.extra.code})` : ''}`;

interface NewProps {
  readonly kind: Kind;
  readonly form: VisitorForm | null;
  readonly onChoose: (attachment: Attachment) => void;
}

function NewAttachment({ kind, form, onChoose }: NewProps) {
  if (kind === 'product') {
    return (
      <ProductChoice
        onChoose={(card) =>
          onChoose(
            card.contentType === 'application/productCard'
              ? { ...card, extra: { ...card.extra, source: 'campaign' } }
              : card,
          )
        }
      />
    );
  }
  if (kind === 'offer') {
    return (
      <DiscountChoice
        onChoose={(card) =>
          onChoose(
            card.contentType === 'application/discountOffer'
              ? { ...card, extra: { ...card.extra, discount_offer_id: crypto.randomUUID() } }
              : card,
          )
        }
      />
    );
  }
  if (kind === 'recommendation') return <RecommendationChoice onChoose={onChoose} />;
  return kind === 'form' ? (
    <FormChoice form={form} onChoose={onChoose} />
  ) : (
    <PictureChoice onChoose={onChoose} />
  );
}

type Choose = Pick<NewProps, 'onChoose'>;

const RecommendationChoice = ({ onChoose }: Choose) => (
  <ul className={styles.rules}>
    {(Object.keys(recommendationRules) as RecommendationRule[]).map((id) => (
      <li key={id}>
        <Button
          onClick={() =>
            onChoose({
              ...{ contentType: 'application/productRecommendation', url: '', size: 0 },
              ...{ name: recommendationRules[id], extra: { id, products: [] } },
            })
          }
        >
          {recommendationRules[id]}
        </Button>
        <p>{recommendationReasons[id]}</p>
      </li>
    ))}
  </ul>
);

function PictureChoice({ onChoose }: Choose) {
  const [url, setUrl] = useState('');
  const [alt, setAlt] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const type = /\.(png|jpe?g|gif|webp|avif)(?:$|[?#])/i.exec(url)?.[1]?.toLowerCase();
  const isRight = /^https:\/\/[^\s/]+\//i.test(url) && type !== undefined;
  return (
    <>
      <Field
        label="Address of the picture"
        name="picture"
        value={url}
        onValue={setUrl}
        maxLength={2048}
        placeholder="https://"
        problem={
          (url !== '' || isAsked) && !isRight
            ? 'An address that begins with https:// and ends with .png, .jpg, .gif, .webp or .avif.'
            : null
        }
      />
      <Field label="What it shows" name="alt" value={alt} onValue={setAlt} maxLength={200} />
      <Button
        look="strong"
        onClick={() => {
          setIsAsked(true);
          if (!isRight) return;
          const contentType = `image/${type === 'jpg' ? 'jpeg' : type}`;
          onChoose({ contentType, name: alt.trim() || 'Picture', url, size: 0 });
        }}
      >
        Add the picture
      </Button>
    </>
  );
}
