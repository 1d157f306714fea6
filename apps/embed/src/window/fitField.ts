const heightMaxPx = 140;

/** The height of a message field follows its text. */
export function fitField(field: HTMLTextAreaElement): void {
  field.style.setProperty('height', 'auto');
  field.style.setProperty('height', `${Math.min(field.scrollHeight, heightMaxPx)}px`);
}
