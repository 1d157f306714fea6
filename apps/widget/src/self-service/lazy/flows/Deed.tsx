import type { FlowDeed } from '@shopbell/protocol';
import { useSspTexts } from '../useSspTexts';

/** Exactly what a yes will do with the order. */
export function Deed({ deed }: { readonly deed: FlowDeed }) {
  const { t } = useSspTexts();
  const { kind, orderName, orderTotal, items, instead, address } = deed;
  const number = orderName;
  const titles = {
    cancel: t('cancelTitle', { number }),
    address: t('actionAddressTitle', { number }),
    return: t('returnTitle', { number }),
  };
  const meanings = {
    cancel: t('actionCancelText'),
    address: t('actionAddressText'),
    return: t('actionReturnText'),
  };
  return (
    <section className="card block flow-deed" aria-labelledby="flow-deed">
      <h4 id="flow-deed">{titles[kind]}</h4>
      <p className="quiet">{meanings[kind]}</p>
      {kind === 'return' && <h5>{t('returnGoesBack')}</h5>}
      <Lines lines={items} />
      {kind === 'cancel' && orderTotal && (
        <p className="flow-total">
          {t('orderTotal')} <bdi>{orderTotal}</bdi>
        </p>
      )}
      {instead.length > 0 && <h5>{t('returnComes')}</h5>}
      <Lines lines={instead} />
      {instead.length > 0 && <p className="quiet small-print">{t('actionExchangeText')}</p>}
      <Lines lines={address} />
    </section>
  );
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.length > 0 && (
    <ul>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may be called the same
        <li key={index}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  );
