export { campaignOf, factsOf, rulesOf } from './examples';
export { campaign, page, type World, world } from './worlds';
