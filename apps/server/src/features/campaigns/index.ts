export type { CampaignsService } from './CampaignsService';
export { offersIn, withoutCodes } from './codes';
