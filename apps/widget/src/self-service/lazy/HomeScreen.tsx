import { useStore } from '@shopbell/looks';
import { homeActions, type PortalAction } from '@shopbell/rules/orders';
import type { SspTextKey } from '@shopbell/texts/self-service';
import type { ComponentType } from 'react';
import { useWidget } from '../../app/WidgetContext';
import { AlertIcon, ChatIcon } from '../../icons';
import { openAction } from './openAction';
import { Page } from './Page';
import { BoxIcon, CancelIcon, ForwardIcon, ReturnIcon, TruckIcon } from './portalIcons';
import { portalOf } from './portalOf';
import { SignedInLine } from './SignedInLine';
import { useSspTexts } from './useSspTexts';

const looks: Readonly<Record<PortalAction, readonly [SspTextKey, ComponentType]>> = {
  track: ['homeTrack', TruckIcon],
  return: ['homeReturn', ReturnIcon],
  cancel: ['homeCancel', CancelIcon],
  report_issue: ['homeReport', AlertIcon],
  track_and_manage: ['homeManage', BoxIcon],
};

/** What shoppers can do by themselves (SSP-12), and the way to somebody who answers (SSP-10). */
export function View() {
  const widget = useWidget();
  const { t } = useSspTexts();
  const { access } = useStore(portalOf(widget).store);
  const settings = useStore(widget.details)?.settings?.selfService;
  if (!settings) return null;
  return (
    <Page title={t('homeTitle')} isHome>
      <ul className="actions">
        {homeActions(settings).map((action) => {
          const [textKey, Icon] = looks[action];
          return (
            <li key={action}>
              <button type="button" className="card action" onClick={() => openAction(widget, action)}>
                <Icon />
                <span>{t(textKey)}</span>
                <ForwardIcon />
              </button>
            </li>
          );
        })}
        {settings.startChatEnabled && (
          <li>
            <button type="button" className="card action" onClick={() => widget.router.push('/chat')}>
              <ChatIcon />
              <span>{t('homeStartChat')}</span>
              <ForwardIcon />
            </button>
          </li>
        )}
      </ul>
      {access && <SignedInLine customer={access.customer} />}
    </Page>
  );
}
