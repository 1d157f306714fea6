import type { Customer } from '../customers/customer';
import { type Html, html } from '../shell/html';
import type { Page } from '../shell/page';

/** One for all, and shown on the page: this is a demo, and everyone may be everyone. */
export const demoPassword = 'shopbell-demo';

export type LoginForm = { email: string; returnTo: string; problem: string };

export function loginPage(form: LoginForm, customers: readonly Customer[], status = 200): Page {
  const hasProblem = form.problem !== '';
  return {
    title: hasProblem ? 'Error: Sign in' : 'Sign in',
    template: 'customers-login',
    status,
    isPrivate: true,
    main: html`<div class="page-head"><h1>Sign in</h1></div>
<div class="login">
<form class="login-form" method="post" action="/account/login">
${hasProblem && html`<p class="notice" role="alert" id="login-problem">${form.problem}</p>`}
<input type="hidden" name="return_to" value="${form.returnTo}">
<div class="field">
<label for="email">Email</label>
<input id="email" name="email" type="email" value="${form.email}" autocomplete="username" maxlength="200"
  required${hasProblem && html` aria-describedby="login-problem"`}>
</div>
<div class="field">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="200" required>
</div>
<button class="button button-wide">Sign in</button>
</form>
${demoCustomers(customers)}
</div>`,
  };
}

function demoCustomers(customers: readonly Customer[]): Html {
  const rows = customers.map(
    ({ firstName, email }) => html`<li><span>${firstName}</span> <code>${email}</code></li>`,
  );
  return html`<section class="summary" aria-labelledby="demo-title">
<h2 id="demo-title">Borrow an account</h2>
<p class="muted">This is a demo, so these customers share one password: <code>${demoPassword}</code></p>
<ul class="demo-customers">${rows}</ul>
<p class="muted">Everyone can see what is ordered with them.</p>
</section>`;
}
