export { type AutoReplyVerdict, judgeAutoReply } from './judgeAutoReply';
