export { ChatWindow } from './ChatWindow';
export { Header } from './Header';
