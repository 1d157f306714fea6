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
    const { amount, stock } = variant.selectedOptions[0].dataset;
    find('[data-price] [data-amount]').textContent = amount;
    form.elements.quantity.max = stock;
    const address = new URL(location.href);
    address.searchParams.set('variant', variant.value);
    history.replaceState(history.state, '', address);
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
    form.addEventListener('change', (event) => void changeLine(form, event.target));
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
      find('[data-subtotal]', form).textContent = money.format(cart.total_price / 100);
      showCount(cart);
    } catch (error) {
      notice.textContent = error.message;
      input.value = input.defaultValue;
    }
  }

  document.querySelectorAll('[data-add-to-cart]').forEach(enhanceProduct);
  document.querySelectorAll('[data-cart]').forEach(enhanceCart);
})();
`;
