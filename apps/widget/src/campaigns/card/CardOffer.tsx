import { validityOf } from '@shopbell/rules/offers';
import { useEffect, useRef, useState } from 'react';
import { CopyCode } from '../../content/parts/CopyCode';
import { useTexts } from '../../i18n';
import type { CardActions, Revealed } from './CardActions';
import type { OfferAttachment } from './CardParts';

type State = Revealed | { readonly kind: 'hidden' | 'asking' };

/** The code stands nowhere before it is asked for. */
export function CardOffer({ offer, actions }: { offer: OfferAttachment; actions: CardActions | null }) {
  const { t } = useTexts();
  const [state, setState] = useState<State>({ kind: 'hidden' });
  const place = useRef<HTMLElement>(null);
  const id = offer.extra.discount_offer_id;
  const nowMs = useMinutes(state.kind === 'revealed');

  const reveal = async () => {
    if (!actions) return;
    setState({ kind: 'asking' });
    const hadFocus = place.current?.matches(':focus-within');
    setState(await actions.reveal(id));
    if (hadFocus) place.current?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the card is taken over
  useEffect(() => {
    const endsMs = actions?.revealedUntil(id) ?? null;
    if (endsMs === null) return;
    if (validityOf(endsMs, Date.now())) void reveal();
    else setState({ kind: 'ended' });
  }, [actions]);

  const validity = state.kind === 'revealed' ? validityOf(state.endsMs, nowMs) : null;
  const hasEnded = state.kind === 'ended' || (state.kind === 'revealed' && !validity);
  return (
    <section ref={place} className="campaign-offer" aria-label={offer.name} tabIndex={-1}>
      <p className="campaign-offer-value">{worth(offer, t)}</p>
      <p className="campaign-offer-name">{offer.name}</p>
      {state.kind === 'revealed' && validity && (
        <>
          <p className="visually-hidden">{t('discountLabel')}:</p>
          <CopyCode code={state.code} t={t} />
          <p className="campaign-validity">
            <span className="long">
              {t(validity.unit === 'hours' ? 'discountValidHours' : 'discountValidMinutes', validity)}
            </span>
            <span className="short">
              {validity.unit === 'hours'
                ? t('discountValidShort', { count: validity.count })
                : t('discountValidMinutes', { count: validity.count })}
            </span>
          </p>
          {state.applyUrl && (
            <a className="campaign-apply" href={state.applyUrl}>
              {t('discountApply')}
            </a>
          )}
        </>
      )}
      {!hasEnded && state.kind !== 'revealed' && (
        <button
          type="button"
          className="campaign-main-button"
          disabled={state.kind === 'asking'}
          onClick={() => void reveal()}
        >
          {t('discountReveal')}
        </button>
      )}
      <p className="campaign-problem" role="status">
        {hasEnded && t('discountExpired')}
        {state.kind === 'failed' && t('discountRevealFailed')}
      </p>
    </section>
  );
}

/** The time, looked at once a minute while somebody counts it. */
function useMinutes(isCounting: boolean): number {
  const [nowMs, setNow] = useState(0);
  useEffect(() => {
    if (!isCounting) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return nowMs || Date.now();
}

function worth({ extra }: OfferAttachment, t: ReturnType<typeof useTexts>['t']): string {
  const { type, value } = extra;
  if (type === 'free_shipping') return t('discountFreeShipping');
  return type === 'percentage'
    ? t('discountPercentage', { value: value.endsWith('%') ? value : `${value}%` })
    : t('discountAmount', { value });
}
