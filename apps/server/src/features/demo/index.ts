export { demoPeople } from './addDemoShop';
export { seedDemo } from './seedDemo';
export { drawPast, type PastPlace, tellPast } from './tellPast';
