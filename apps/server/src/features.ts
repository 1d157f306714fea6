import { compose } from './feature/compose';
import { agentsFeature } from './features/agents/feature';
import { assistantFeature } from './features/assistant/feature';
import { assistantDeskFeature } from './features/assistantDesk/feature';
import { assistantModelFeature } from './features/assistantModel/feature';
import { attachmentsFeature } from './features/attachments/feature';
import { attributionFeature } from './features/attribution/feature';
import { autoReplyFeature } from './features/autoReply/feature';
import { availabilityFeature } from './features/availability/feature';
import { campaignsFeature } from './features/campaigns/feature';
import { catalogueFeature } from './features/catalogue/feature';
import { commerceFeature } from './features/commerce/feature';
import { consentsFeature } from './features/consents/feature';
import { conversationsFeature } from './features/conversations/feature';
import { correspondenceFeature } from './features/correspondence/feature';
import { departuresFeature } from './features/departures/feature';
import { erasureFeature } from './features/erasure/feature';
import { firstRunFeature } from './features/firstRun/feature';
import { flowsFeature } from './features/flows/feature';
import { handoversFeature } from './features/handovers/feature';
import { helpCenterFeature } from './features/helpCenter/feature';
import { housekeepingFeature } from './features/housekeeping/feature';
import { identityFeature } from './features/identity/feature';
import { inboxFeature } from './features/inbox/feature';
import { linksFeature } from './features/links/feature';
import { offersFeature } from './features/offers/feature';
import { orderActionsFeature } from './features/orderActions/feature';
import { orderRequestsFeature } from './features/orderRequests/feature';
import { ordersFeature } from './features/orders/feature';
import { pageReportsFeature } from './features/pageReports/feature';
import { portalVisitsFeature } from './features/portalVisits/feature';
import { returnsFeature } from './features/returns/feature';
import { rightsFeature } from './features/rights/feature';
import { searchFeature } from './features/search/feature';
import { setupFeature } from './features/setup/feature';
import { shoppersFeature } from './features/shoppers/feature';
import { shopsFeature } from './features/shops/feature';
import { teamFeature } from './features/team/feature';
import { trackingFeature } from './features/tracking/feature';
import { visitorsFeature } from './features/visitors/feature';
import { webhooksFeature } from './features/webhooks/feature';

/** All rooms of the server, each behind those it needs. */
export const features = compose()
  .with(housekeepingFeature)
  .with(agentsFeature)
  .with(teamFeature)
  .with(departuresFeature)
  .with(setupFeature)
  .with(shopsFeature)
  .with(searchFeature)
  .with(firstRunFeature)
  .with(commerceFeature)
  .with(catalogueFeature)
  .with(webhooksFeature)
  .with(visitorsFeature)
  .with(consentsFeature)
  .with(attachmentsFeature)
  .with(conversationsFeature)
  .with(availabilityFeature)
  .with(handoversFeature)
  .with(inboxFeature)
  .with(autoReplyFeature)
  .with(correspondenceFeature)
  .with(erasureFeature)
  .with(rightsFeature)
  .with(identityFeature)
  .with(ordersFeature)
  .with(orderActionsFeature)
  .with(orderRequestsFeature)
  .with(returnsFeature)
  .with(shoppersFeature)
  .with(portalVisitsFeature)
  .with(flowsFeature)
  .with(campaignsFeature)
  .with(offersFeature)
  .with(trackingFeature)
  .with(linksFeature)
  .with(pageReportsFeature)
  .with(helpCenterFeature)
  .with(attributionFeature)
  .with(assistantFeature)
  .with(assistantModelFeature)
  .with(assistantDeskFeature);
