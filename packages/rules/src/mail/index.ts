export { isAutomaticMail } from './isAutomaticMail';
export { replyMarker, stripQuotedReply } from './stripQuotedReply';
