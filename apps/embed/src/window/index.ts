export { fitField } from './fitField';
export { trapFocus } from './focusTrap';
