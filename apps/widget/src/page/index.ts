export { lookAtPage, type PageFacts } from './lookAtPage';
export { stayLater } from './stayLater';
