/** Written by a machine (RFC 3834): answering it could go on for ever. Names of headers are in lower case. */
export function isAutomaticMail(from: string, headers: Readonly<Record<string, string>>): boolean {
  const header = (name: string) => (headers[name] ?? '').trim().toLowerCase();
  const submitted = header('auto-submitted');
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(bulk|junk|list|auto_reply)$/.test(header('precedence')) ||
    header('x-autoreply') !== '' ||
    header('x-autorespond') !== '' ||
    header('list-id') !== '' ||
    header('return-path') === '<>' ||
    /^(mailer-daemon|postmaster)@/i.test(from)
  );
}
