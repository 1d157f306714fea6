import type { EnglishArticle } from '../DemoArticle';

export const orders: readonly EnglishArticle[] = [
  {
    slug: 'track-your-order',
    title: 'Where is my order?',
    body: `<p>Every order leaves the house within two days. As soon as the carrier has collected it, we send you an
email with a <strong>tracking number</strong>.</p>
<h2>Three ways to follow your parcel</h2>
<ul>
<li>Press the link in the shipping email.</li>
<li>Sign in to <a href="/account">your account</a> and open the order: each shipment is listed there with
its status and its tracking number.</li>
<li>Choose “Track my order” in the chat and sign in with the email address you ordered with.</li>
</ul>
<p>A new number can stay silent for up to one working day, until the parcel passes the carrier’s first
scanner. Our carriers are UPS, USPS, Royal Mail, DHL and DPD; the email names the one that has yours.</p>
<p>If nothing has moved for five working days, write to us and we open a search.</p>`,
  },
  {
    slug: 'cancel-an-order',
    title: 'Cancel an order',
    body: `<p>You can cancel as long as <strong>nothing of the order has left the house</strong>. We usually pack
within two days, so the sooner you tell us, the better.</p>
<ol>
<li>Open the chat and choose <strong>“Cancel my order”</strong>. You sign in with a code that we send
you.</li>
<li>Pick the order and say why, if you like.</li>
<li>You get an email when it is done.</li>
</ol>
<p>Everything you paid goes back to the card or account you paid with, shipping included. Most banks show it
after three to five working days.</p>
<h3>It has shipped already</h3>
<p>A parcel that is on its way cannot be stopped. Accept it and send it back within thirty nights: the label
is on us. You can also refuse the parcel at the door; we refund you once it is back at the mill.</p>`,
  },
  {
    slug: 'change-delivery-address',
    title: 'Change the delivery address',
    body: `<p>Typed an old street or moved in the meantime? We can send the order elsewhere <strong>until the label is
printed</strong>, which happens within two days of ordering.</p>
<ol>
<li>Have your order number ready; it stands at the top of the confirmation email.</li>
<li>Open the chat, choose your order and ask for another address, or simply write to us there.</li>
<li>Give us the full new address with postal code and, for flats, the floor.</li>
</ol>
<p>You get a new confirmation that shows where the parcel goes. Your billing address stays as it was.</p>
<h3>The parcel is on its way</h3>
<p>From then on only the carrier can redirect it. UPS, DHL and DPD offer this free of charge through the
tracking link: choose a neighbour, a parcel shop or another day. If the parcel comes back to us, we send it
again to the right place at no cost.</p>`,
  },
  {
    slug: 'add-or-remove-items',
    title: 'Add or remove something from an order',
    body: `<p>An order that has been placed cannot be edited piece by piece, but there is nearly always a way.</p>
<h3>Add something</h3>
<p>Place a second order for the extra piece and write “<strong>please send together</strong>” in the note,
along with the first order’s number. If the first one is still here, both travel in one box and we refund
the second shipping charge.</p>
<h3>Take something out</h3>
<p>Tell us in the chat which item you no longer want. Until the parcel is packed we take it out and refund
its price. Should the rest fall below $100, shipping stays free: we do not charge it afterwards.</p>
<h3>Swap a colour or a size</h3>
<p>Write to us before it ships and we exchange it in the box, provided the other one is in stock. If the
price differs, we charge or refund the difference.</p>`,
  },
  {
    slug: 'order-confirmation-not-received',
    title: 'I did not get a confirmation email',
    body: `<p>The confirmation is sent within a few minutes of ordering. If yours has not arrived after an hour, look
at these things first:</p>
<ul>
<li><strong>Spam and promotions.</strong> Search your mailbox for “Fern &amp; Loom”.</li>
<li><strong>A slip in the address.</strong> If you typed your email wrongly at the checkout, the message
went elsewhere.</li>
<li><strong>Another mailbox.</strong> Wallets such as Apple Pay pass on the address stored there, which may
be an old one.</li>
<li><strong>The payment did not go through.</strong> Then there is no order, and your bank releases the
reserved amount by itself.</li>
</ul>
<p>Sign in to <a href="/account">your account</a>: if the order is listed there, it is safe with us.
Otherwise write in the chat with your name and postal code. We find the order, correct the address and send
the confirmation once more.</p>`,
  },
  {
    slug: 'order-statuses-explained',
    title: 'What the order statuses mean',
    body: `<p>In <a href="/account">your account</a> each order carries one of these words.</p>
<table>
<thead><tr><th>Status</th><th>What happens</th></tr></thead>
<tbody>
<tr><td>Preparing</td><td>We are packing it. Orders leave the house within two days.</td></tr>
<tr><td>Label printed</td><td>The carrier knows about it and will collect it.</td></tr>
<tr><td>Partly shipped</td><td>One parcel is on its way; the rest follows as soon as it is ready.</td></tr>
<tr><td>In transit</td><td>The parcel is on its way to you.</td></tr>
<tr><td>Out for delivery</td><td>It is in the van and should arrive today.</td></tr>
<tr><td>Delivery attempted</td><td>Nobody was home. The carrier tries again on the next working day.</td></tr>
<tr><td>Delivered</td><td>The parcel has arrived.</td></tr>
<tr><td>Cancelled</td><td>The order was stopped, and whatever was paid has been returned.</td></tr>
<tr><td>Refunded</td><td>Everything paid has been returned.</td></tr>
</tbody>
</table>
<p>A status can lag a few hours behind the parcel, because carriers report in batches.</p>`,
  },
  {
    slug: 'gift-wrap-and-card',
    title: 'Gift wrapping and a card with your words',
    body: `<p>We gladly wrap presents, and it costs nothing.</p>
<ol>
<li>Go to <a href="/cart">your cart</a> and tick <strong>“Wrap it as a gift”</strong>.</li>
<li>Write your message into “Note for us”, up to 500 characters. We copy it by hand onto a card.</li>
<li>At the checkout, enter the address of the person who receives the gift.</li>
</ol>
<p>The wrapping is recycled paper with a linen ribbon. Several pieces in one order are wrapped together; if
you want them apart, say so in the note.</p>
<h3>Prices stay a secret</h3>
<p>No invoice lies in the box: it comes to you by email. The outside of the parcel shows our name, but not
what is inside.</p>
<p>Forgot the message? Tell us in the chat before the parcel leaves and we add it. Looking for an idea? See
<a href="/collections/gifts">our gifts</a>.</p>`,
  },
  {
    slug: 'part-of-order-missing',
    title: 'Part of my order is missing',
    body: `<p>Heavy stoneware and soft textiles often travel in <strong>separate parcels</strong>, so that a teapot
never crushes a throw. If only some pieces have come, the others are most likely a day or two behind.</p>
<ol>
<li>Open the order in <a href="/account">your account</a>. “Partly shipped” means that the rest has not left
yet; two tracking numbers mean two parcels.</li>
<li>Look through the packing paper once more: napkins and butter-dish lids like to hide.</li>
<li>Compare with the packing slip in the box. What waits for a new batch is marked there.</li>
</ol>
<p>Still something missing? Write to us within fourteen days of delivery with the order number and the name
of the piece. We send it at our cost, or refund it if it is sold out. You need not prove anything; a picture
of the opened box helps us find the mistake.</p>`,
  },
  {
    slug: 'wrong-item-received',
    title: 'I received the wrong item or colour',
    body: `<p>We are sorry: that was our mistake, and you should not have any trouble with it.</p>
<ol>
<li>Write in the chat with your order number and say what you ordered and what came. A picture of the piece
is enough.</li>
<li>The right piece leaves the house <strong>the same working day</strong>, by Express and free of
charge.</li>
<li>We mail you a prepaid label. Send the wrong piece back within thirty nights; dropping it at any pick-up
point will do.</li>
</ol>
<p>You do not have to wait for us to get the wrong one back before the right one leaves.</p>
<h3>You like what came?</h3>
<p>It happens. Keep it at half its price, and we still send what you ordered. If the right piece is sold out
in the meantime, we refund it in full or put one aside from the next batch, as you prefer.</p>`,
  },
];
