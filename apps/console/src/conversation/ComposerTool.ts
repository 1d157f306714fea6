/** What can be opened below the field of a reply. */
export type ComposerTool = 'emoji' | 'files' | 'macros' | 'article' | 'product' | 'discount';
