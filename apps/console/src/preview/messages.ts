/** What the settings and the preview's page tell each other; both are pages of the console. */
export interface PreviewDraft {
  readonly type: 'preview-draft';
  readonly settings: object;
  /** Whether the window should stand open; it is only followed when it changes. */
  readonly isOpen: boolean;
  readonly look: 'light' | 'dark';
}

export type PreviewAnswer = { readonly type: 'preview-ready' | 'preview-shown' | 'preview-failed' };

export function isPreviewDraft(data: unknown): data is PreviewDraft {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'preview-draft';
}

export function isPreviewAnswer(data: unknown): data is PreviewAnswer {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return data.type === 'preview-ready' || data.type === 'preview-shown' || data.type === 'preview-failed';
}
