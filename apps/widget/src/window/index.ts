export { ChatWindow } from './ChatWindow';
export { Footer } from './Footer';
export { Header } from './Header';
