export { attachmentsOf } from './attachmentsOf';
