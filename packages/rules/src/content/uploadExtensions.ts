/** FIL-01. In a file of its own: the message field offers them before anything judges them. */
export const uploadExtensions = ['jpg', 'jpeg', 'png', 'gif', 'bmp'] as const;
