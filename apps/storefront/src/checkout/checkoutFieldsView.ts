import { type Html, html } from '../shell/html';
import { formatMoney } from '../shell/money';
import { type CheckoutField, type CheckoutForm, checkoutFields } from './checkoutForm';
import { countries } from './countries';
import { shippingMethods, shippingPrice } from './shippingMethods';
import type { CheckoutErrors } from './validateCheckout';

/** First of all what is wrong, each a way to the field. */
export function errorSummary(errors: CheckoutErrors): Html | null {
  const wrong = checkoutFields.filter((name) => errors[name]);
  if (wrong.length === 0) return null;
  const target = (name: CheckoutField) => (name === 'method' ? 'method-standard' : name);
  return html`<div class="notice" role="alert" tabindex="-1" data-focus>
<p><strong>${wrong.length === 1 ? 'One thing is' : `${wrong.length} things are`} missing or not quite right:</strong></p>
<ul>${wrong.map((name) => html`<li><a href="#${target(name)}">${errors[name]}</a></li>`)}</ul>
</div>`;
}

export function contactFields(form: CheckoutForm, errors: CheckoutErrors, isSignedIn: boolean): Html {
  const signIn = html`<p class="muted">Have an account? <a href="/account/login?return_to=/checkout">Sign in</a></p>`;
  return html`<fieldset>
<legend>Contact</legend>
${!isSignedIn && signIn}
${field({ name: 'email', label: 'Email', autocomplete: 'email', type: 'email' }, form, errors)}
${field({ name: 'phone', label: 'Phone', autocomplete: 'tel', type: 'tel', isOptional: true }, form, errors)}
</fieldset>`;
}

export function addressFields(form: CheckoutForm, errors: CheckoutErrors): Html {
  return html`<fieldset class="address">
<legend>Shipping address</legend>
${countryField(form, errors)}
${field({ name: 'firstName', label: 'First name', autocomplete: 'given-name' }, form, errors)}
${field({ name: 'lastName', label: 'Last name', autocomplete: 'family-name' }, form, errors)}
${field({ name: 'address1', label: 'Address', autocomplete: 'address-line1' }, form, errors)}
${field({ name: 'address2', label: 'Apartment, floor', autocomplete: 'address-line2', isOptional: true }, form, errors)}
${field({ name: 'city', label: 'City', autocomplete: 'address-level2' }, form, errors)}
${field({ name: 'province', label: 'State or region', autocomplete: 'address-level1' }, form, errors)}
${field({ name: 'zip', label: 'Postal code', autocomplete: 'postal-code' }, form, errors)}
</fieldset>`;
}

export function methodFields(form: CheckoutForm, errors: CheckoutErrors, subtotal: number): Html {
  const choices = shippingMethods.map(({ code, title, promise }) => {
    const price = shippingPrice(code, subtotal);
    return html`<label class="choice" for="method-${code}">
<input id="method-${code}" type="radio" name="method" value="${code}" data-price="${price}"
${form.method === code && html` checked`}>
<span><strong>${title}</strong> <span class="muted">${promise}</span></span>
<span>${price === 0 ? 'Free' : formatMoney(price)}</span></label>`;
  });
  const described = errors.method && html` aria-describedby="method-error"`;
  return html`<fieldset class="methods"${described}>
<legend>Shipping method</legend>
${choices}${errorText('method', errors)}
</fieldset>`;
}

type FieldView = {
  name: CheckoutField;
  label: string;
  autocomplete: string;
  type?: 'text' | 'email' | 'tel';
  isOptional?: boolean;
};

function field(view: FieldView, form: CheckoutForm, errors: CheckoutErrors): Html {
  const { name, label, autocomplete, type = 'text', isOptional = false } = view;
  return html`<div class="field field-${name}">
<label for="${name}">${label}${isOptional && html` <span class="muted">(optional)</span>`}</label>
<input id="${name}" name="${name}" type="${type}" value="${form[name]}" autocomplete="${autocomplete}"
  maxlength="200"${state(name, errors)}>
${errorText(name, errors)}
</div>`;
}

function countryField(form: CheckoutForm, errors: CheckoutErrors): Html {
  const options = Object.entries(countries).map(
    ([code, name]) =>
      html`<option value="${code}"${form.countryCode === code && html` selected`}>${name}</option>`,
  );
  return html`<div class="field field-countryCode">
<label for="countryCode">Country</label>
<select id="countryCode" name="countryCode" autocomplete="country"${state('countryCode', errors)}>${options}</select>
${errorText('countryCode', errors)}
</div>`;
}

function state(name: CheckoutField, errors: CheckoutErrors): Html | undefined {
  return errors[name] === undefined ? undefined : html` aria-invalid="true" aria-describedby="${name}-error"`;
}

function errorText(name: CheckoutField, errors: CheckoutErrors): Html | undefined {
  return errors[name] === undefined
    ? undefined
    : html`<p class="field-error" id="${name}-error">${errors[name]}</p>`;
}
