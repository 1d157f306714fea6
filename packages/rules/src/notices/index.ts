export const noticeTypes = ['primary', 'secondary', 'danger', 'warning', 'info'] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** What a notice is about; a shopper dismisses all of one kind at once. */
export const noticeKinds = ['attachment-upload', 'general'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
