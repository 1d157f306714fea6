export { type ArticleTimes, articleState, isOutdated } from './articleState';
export { askedAgain } from './askedAgain';
export { nearestLanguage } from './nearestLanguage';
export { slugOf } from './slugOf';
