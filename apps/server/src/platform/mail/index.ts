export { createMailer } from './createMailer';
export { createSmtpTransport, type MailTransport, mailMessageId } from './createSmtpTransport';
export { htmlOfText } from './htmlOfText';
export { isolated, letterPage } from './letterPage';
export type { Mailer, OutgoingMail } from './Mailer';
export { escapeHtml, oneLine } from './words';
