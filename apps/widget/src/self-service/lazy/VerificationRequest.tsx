import { useStore } from '@shopbell/looks';
import { useContext } from 'react';
import type { Widget } from '../../app/Widget';
import { WidgetContext } from '../../app/WidgetContext';
import type { KindProps } from '../../content/types';
import { useStyles } from '../../styles';
import { isPortalOn } from '../isPortalOn';
import { portalOf } from './portalOf';
import { nameOf } from './SignedInLine';
import { useSspTexts } from './useSspTexts';
import css from './verification.css?inline';

/** Somebody who answers wants to know who this is: in the shopper's language, and with the way there. */
export function View({ content, side }: KindProps<'verification-request'>) {
  const widget = useContext(WidgetContext);
  if (!widget || side === 'shopper') return <p className="bubble">{content.text}</p>;
  return <Card widget={widget} />;
}

function Card({ widget }: { readonly widget: Widget }) {
  useStyles(css);
  const { t } = useSspTexts();
  const { access } = useStore(portalOf(widget).store);
  const go = () => widget.router.push(access ? '/auth/signed-in-as' : '/auth');
  return (
    <div className="card verification">
      <strong>{t('verifyText')}</strong>
      {access && <p>{t('signedInAs', { name: nameOf(access.customer) })}</p>}
      {isPortalOn(widget) && (
        <button type="button" className={access ? 'other' : ''} onClick={go}>
          {t(access ? 'signedInChange' : 'verifyButton')}
        </button>
      )}
    </div>
  );
}
