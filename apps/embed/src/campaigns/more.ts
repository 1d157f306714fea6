export { askPositives } from './askPositives';
export { createShopFacts } from './createShopFacts';
export { languageOf } from './languageOf';
export { watchAgents } from './watchAgents';
