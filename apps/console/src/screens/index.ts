import { accountScreen } from '../account/screen';
import {
  assistantScreen,
  casesScreen,
  guidanceScreen,
  playgroundScreen,
  reviewScreen,
} from '../assistant/screen';
import { campaignReportScreen } from '../campaignReport/screen';
import { campaignScreen, campaignsScreen } from '../campaigns/screen';
import { conversationScreen } from '../conversation/screen';
import { firstRunScreen } from '../firstRun/screen';
import { flowScreen, flowsScreen } from '../flows/screen';
import { articleScreen, helpCenterScreen, importScreen } from '../helpCenter/screen';
import { inboxScreen, nothingOpenScreen } from '../inbox/screens';
import { invitationDoor } from '../invitation/door';
import { macrosScreen } from '../macros/screen';
import { pageReportsScreen } from '../pageReports/screen';
import { portalReportScreen } from '../portalReport/screen';
import { routingScreen } from '../routing/screen';
import { forgotPasswordDoor, resetPasswordDoor, signInDoor } from '../session/doors';
import { settingsScreen } from '../settings/screen';
import { setupDoor } from '../setup/door';
import { simulatorScreen } from '../simulator/screen';
import type { Screen } from './Screen';

/** Beside the inbox, in the order of the rail. A new screen is its folder and one line here. */
export const screensBesideInbox = [
  firstRunScreen,
  campaignsScreen,
  campaignScreen,
  campaignReportScreen,
  simulatorScreen,
  assistantScreen,
  guidanceScreen,
  playgroundScreen,
  casesScreen,
  reviewScreen,
  helpCenterScreen,
  importScreen,
  articleScreen,
  flowsScreen,
  flowScreen,
  macrosScreen,
  routingScreen,
  portalReportScreen,
  pageReportsScreen,
  settingsScreen,
  accountScreen,
] as const;

/** What the inbox shows beside its list. */
export const screensInInbox = [nothingOpenScreen, conversationScreen] as const;

export { inboxScreen };

export const screens: readonly Screen[] = [inboxScreen, ...screensInInbox, ...screensBesideInbox];

/** Before the sign-in. */
export const doors = [signInDoor, setupDoor, invitationDoor, forgotPasswordDoor, resetPasswordDoor] as const;
