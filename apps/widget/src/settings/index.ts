export { type Details, loadDetails } from './loadDetails';
