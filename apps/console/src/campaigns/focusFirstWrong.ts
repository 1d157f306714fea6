/** What is wrong stands behind its field. */
export function focusFirstWrong(form: HTMLElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
  if (!form || !first) return;
  const fields = [...form.querySelectorAll<HTMLElement>('[contenteditable="true"], input, select')];
  const isBefore = (field: HTMLElement) =>
    (first.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  const field = first.matches('[role="alert"]') ? (fields.findLast(isBefore) ?? first) : first;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
