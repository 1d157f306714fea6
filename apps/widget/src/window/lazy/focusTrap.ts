export { trapFocus } from '@shopbell/embed/window';
