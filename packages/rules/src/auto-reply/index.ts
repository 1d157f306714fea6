export { type AutoReplyKey, judgeAutoReply } from './judgeAutoReply';
