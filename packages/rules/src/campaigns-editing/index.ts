export { brokenMarkup, type CampaignPlace, campaignProblems } from './campaignProblems';
export { nextStates } from './nextStates';
export { problemWords } from './problemWords';
export { type CampaignTemplate, campaignTemplates, emptyCampaign } from './templates';
export { formOf, type TriggerForm, type TriggerValueKind, triggerForms, triggerWords } from './triggerForms';
