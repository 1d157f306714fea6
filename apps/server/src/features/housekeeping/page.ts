import type { OutboxMessage } from '../../platform/letters';
import { escapeHtml } from '../../platform/mail';

export function outboxPage(messages: readonly OutboxMessage[]): string {
  const list =
    messages.length > 0 ? messages.map(article).join('') : '<p class="empty">Nothing was sent yet.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox · Shopbell</title>
<link rel="stylesheet" href="/outbox.css">
</head>
<body>
<main>
<h1>Outbox</h1>
<p class="lead">What this demo would have sent by mail or text message. Reload to see what is new.</p>
${list}
</main>
</body>
</html>
`;
}

function article({ channel, to, subject, text, html, at }: OutboxMessage): string {
  const heading = subject || (channel === 'sms' ? 'Text message' : 'Without a subject');
  // A sandbox without any allowance: no script, no form, no way out of the frame.
  const frame = html
    ? `<iframe sandbox="" title="${escapeHtml(heading)}" srcdoc="${escapeHtml(html)}"></iframe>`
    : `<pre>${escapeHtml(text)}</pre>`;
  return `<article>
<header><h2>${escapeHtml(heading)}</h2><p>${channel === 'sms' ? 'Text message' : 'Mail'} to <b>${escapeHtml(to)}</b>
<time datetime="${escapeHtml(at)}">${escapeHtml(at.replace('T', ' ').slice(0, 19))}</time></p></header>
${frame}
</article>
`;
}
