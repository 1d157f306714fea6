import { useStore } from '@shopbell/looks';
import { useContext } from 'react';
import type { Widget } from '../../app/Widget';
import { WidgetContext } from '../../app/WidgetContext';
import { isPortalOn } from '../../self-service/isPortalOn';
import { portalOf } from '../../self-service/lazy/portalOf';
import { nameOf } from '../../self-service/lazy/SignedInLine';
import { useSspTexts } from '../../self-service/lazy/useSspTexts';
import { useStyles } from '../../styles';
import type { KindProps } from '../types';
import css from './form.css?inline';

/** Somebody who answers wants to know who this is: in the shopper's language, and with the way there. */
export function View({ content, side }: KindProps<'verification-request'>) {
  const widget = useContext(WidgetContext);
  if (!widget || side === 'shopper') return <p className="bubble">{content.text}</p>;
  return <Card widget={widget} />;
}

function Card({ widget }: { readonly widget: Widget }) {
  useStyles(css);
  const { t } = useSspTexts();
  useStore(widget.details);
  const { access } = useStore(portalOf(widget).store);
  const go = () => widget.router.push(access ? '/auth/signed-in-as' : '/auth');
  return (
    <div className="card capture-form">
      <p className="capture-title">{t('verifyText')}</p>
      {access && <p className="capture-text">{t('signedInAs', { name: nameOf(access.customer) })}</p>}
      {isPortalOn(widget) && (
        <div className="capture-buttons">
          <button type="button" className="capture-submit" onClick={go}>
            {t(access ? 'signedInChange' : 'verifyButton')}
          </button>
        </div>
      )}
    </div>
  );
}
