export { attendCampaigns } from './attendCampaigns';
