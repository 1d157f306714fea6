export { createNotices, type Notice, type Notices } from './createNotices';
export { NoticeList } from './NoticeList';
