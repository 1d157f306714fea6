import { useStore } from '@shopbell/looks';
import { isChatOnline } from '@shopbell/rules/availability';
import { entryPoints } from '@shopbell/rules/flows-entry';
import { homeActions, type PortalAction } from '@shopbell/rules/orders';
import type { SspTextKey } from '@shopbell/texts/self-service';
import type { ComponentType } from 'react';
import { useWidget } from '../../app/WidgetContext';
import { isAnythingRecommended } from '../../help-center/recommendable';
import { useTexts } from '../../i18n';
import { AlertIcon, ChatIcon } from '../../icons';
import { isHelpFirst } from '../isHelpFirst';
import { Page } from './Page';
import { BoxIcon, CancelIcon, FlowIcon, ForwardIcon, ReturnIcon, SearchIcon, TruckIcon } from './portalIcons';
import { portalOf } from './portalOf';
import { routeOf } from './routeOf';
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
  const { t, language } = useSspTexts();
  const { t: say } = useTexts();
  const { access } = useStore(portalOf(widget).store);
  const { availability } = useStore(widget.availability.store);
  const settings = useStore(widget.details)?.settings?.selfService;
  if (!settings) return null;
  const { push } = widget.router;
  const isMessageTaken = isHelpFirst(widget) && !isChatOnline(availability);
  return (
    <Page title={t('homeTitle')} isHome>
      <ul className="actions">
        {homeActions(settings).map((action) => {
          const [textKey, icon] = looks[action];
          return (
            <Action key={action} icon={icon} name={t(textKey)} onPress={() => push(...routeOf(action))} />
          );
        })}
        {entryPoints(settings.workflows_entrypoints, language).map(({ workflow_id: flowId, label }) => (
          <Action
            key={flowId}
            icon={FlowIcon}
            name={label}
            onPress={() => push('/flow', { flowId, flowLabel: label, flowLanguage: language })}
          />
        ))}
        {isAnythingRecommended(widget) && (
          <Action
            icon={SearchIcon}
            name={say('introduction')}
            onPress={() => push('/article-recommendation')}
          />
        )}
        {isMessageTaken && (
          <Action
            icon={ChatIcon}
            name={say('offlineTitle')}
            onPress={() => push('/offline-capture', { isAsked: 'yes' })}
          />
        )}
        {!isMessageTaken && settings.startChatEnabled && (
          <Action icon={ChatIcon} name={t('homeStartChat')} onPress={() => push('/chat')} />
        )}
      </ul>
      {access && <SignedInLine customer={access.customer} />}
    </Page>
  );
}

interface ActionProps {
  readonly icon: ComponentType;
  readonly name: string;
  readonly onPress: () => void;
}

const Action = ({ icon: Icon, name, onPress }: ActionProps) => (
  <li>
    <button type="button" className="card action" onClick={onPress}>
      <Icon />
      <span>{name}</span>
      <ForwardIcon />
    </button>
  </li>
);
