export { attachmentsOf, createFiles } from './attachmentsOf';
