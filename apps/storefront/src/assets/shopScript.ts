import { currency } from '../shell/money';

/** What pages gain with JavaScript; every form works without it. It writes only text: Trusted Types agree. */
export const shopScript = `'use strict';
(() => {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: '${currency}' });
  const find = (selector, root = document) => root.querySelector(selector);

  async function ask(address, fields) {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(address, fields && { method: 'POST', headers, body: JSON.stringify(fields) });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.description);
    return answer;
  }

  function showCount(cart) {
    find('[data-cart-count]').textContent = String(cart.item_count);
  }

  function enhanceProduct(form) {
    const variant = find('[data-variant]', form);
    variant?.addEventListener('change', () => showVariant(form, variant));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void addToCart(form);
    });
  }

  function showVariant(form, variant) {
    const { amount, stock, stockText, picture, pictureText } = variant.selectedOptions[0].dataset;
    find('[data-price] [data-amount]').textContent = amount;
    find('p[data-stock-text]', form).textContent = stockText;
    form.elements.quantity.max = stock;
    showPicture(picture, pictureText);
    const address = new URL(location.href);
    address.searchParams.set('variant', variant.value);
    history.replaceState(history.state, '', address);
  }

  function showPicture(picture, text) {
    const whole = find('[data-main-picture]');
    const closeUp = find('[data-close-up]');
    whole.src = picture;
    whole.alt = text;
    closeUp.src = picture.replace(/.svg$/, '/close-up.svg');
    closeUp.alt = 'Close-up: ' + text;
    for (const look of document.querySelectorAll('[data-look]')) {
      if (look.dataset.look === picture) look.setAttribute('aria-current', 'true');
      else look.removeAttribute('aria-current');
    }
  }

  async function addToCart(form) {
    const status = find('[data-status]', form);
    const { id, quantity } = form.elements;
    status.textContent = '';
    try {
      const line = await ask('/cart/add.js', { id: id.value, quantity: quantity.value });
      showCount(await ask('/cart.js'));
      status.append(line.title + ' is in your cart. ', cartLink());
    } catch (error) {
      status.textContent = error.message;
    }
  }

  function cartLink() {
    const link = document.createElement('a');
    link.href = '/cart';
    link.textContent = 'View cart';
    return link;
  }

  function enhanceCart(form) {
    find('[data-update]', form).hidden = true;
    form.addEventListener('change', ({ target }) => {
      if (target.closest('[data-line]')) void changeLine(form, target);
      else void saveDetails(form);
    });
  }

  async function saveDetails({ elements }) {
    const wrap = find('input[type=checkbox]', elements.note.form).checked ? 'Yes' : '';
    try {
      await ask('/cart/update.js', { note: elements.note.value, attributes: { 'Gift wrap': wrap } });
      find('[data-notice]').textContent = '';
    } catch (error) {
      find('[data-notice]').textContent = error.message;
    }
  }

  async function changeLine(form, input) {
    const row = input.closest('[data-line]');
    const notice = find('[data-notice]');
    try {
      const cart = await ask('/cart/change.js', { id: row.dataset.line, quantity: input.value });
      const line = cart.items.find((item) => String(item.variant_id) === row.dataset.line);
      if (!line) return location.reload();
      notice.textContent = '';
      input.defaultValue = input.value;
      find('[data-line-price]', row).textContent = money.format(line.line_price / 100);
      showTotal(form, cart);
      find('[data-status]').textContent =
        line.title + ', quantity ' + line.quantity + '. Subtotal ' + money.format(cart.total_price / 100) + '.';
    } catch (error) {
      notice.textContent = error.message;
      input.value = input.defaultValue;
    }
  }

  function showTotal(form, cart) {
    const hint = find('[data-shipping-hint]', form);
    const missing = Number(hint.dataset.freeFrom) - cart.total_price;
    find('[data-subtotal]', form).textContent = money.format(cart.total_price / 100);
    hint.textContent =
      missing > 0
        ? 'Taxes included. ' + money.format(missing / 100) + ' more for free shipping.'
        : 'Taxes included. Shipping is free.';
    showCount(cart);
  }

  function enhanceMethods(fieldset) {
    fieldset.addEventListener('change', ({ target }) => {
      const summary = find('[data-summary]');
      const price = Number(target.dataset.price);
      const total = Number(summary.dataset.subtotalCents) + price;
      find('[data-shipping]', summary).textContent = price === 0 ? 'Free' : money.format(price / 100);
      find('[data-total]', summary).textContent = money.format(total / 100);
    });
  }

  find('[data-focus]')?.focus();
  document.querySelectorAll('.methods').forEach(enhanceMethods);
  document.querySelectorAll('[data-add-to-cart]').forEach(enhanceProduct);
  document.querySelectorAll('[data-cart]').forEach(enhanceCart);
})();
`;
