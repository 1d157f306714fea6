import { answeredCampaignsPanel } from '../../answeredCampaigns/panel';
import { assistantPanel } from '../../assistant/panel';
import { impersonationsPanel } from '../../impersonations/panel';
import { orderRequestsPanel } from '../../orderRequests/panel';
import { ordersPanel } from '../../orders/panel';
import { visitorPanel } from '../../visitors/panel';
import type { Panel } from './Panel';

/** From top to bottom. A new one is its folder and one line here. */
export const panels: readonly Panel[] = [
  visitorPanel,
  assistantPanel,
  orderRequestsPanel,
  answeredCampaignsPanel,
  ordersPanel,
  impersonationsPanel,
];
