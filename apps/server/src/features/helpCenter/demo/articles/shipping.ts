import type { EnglishArticle } from '../DemoArticle';

export const shipping: readonly EnglishArticle[] = [
  {
    slug: 'shipping-costs-and-times',
    title: 'Shipping costs and delivery times',
    body: `<p>Within the United States you choose at the checkout how your order travels:</p>
<table>
<thead><tr><th>Method</th><th>Time</th><th>Price</th></tr></thead>
<tbody>
<tr><td>Standard</td><td>3–5 working days</td><td>$9, <strong>free from $100</strong></td></tr>
<tr><td>Express</td><td>1–2 working days</td><td>$18</td></tr>
<tr><td>Pick up at the mill</td><td>Ready tomorrow from noon</td><td>Free</td></tr>
</tbody>
</table>
<p>The times count from the moment the parcel leaves us. We pack within two days; Express orders placed
before noon on a working day leave the same day.</p>
<p>Free shipping is taken off by itself once your cart reaches $100 after discounts. Express keeps its
price, whatever you order.</p>
<p>We do not ship on Saturdays, Sundays and public holidays. In the two weeks before Christmas, please add a
day or two.</p>`,
  },
  {
    slug: 'international-shipping',
    title: 'Which countries do you ship to?',
    body: `<p>We ship to the United States and sixteen more countries: Australia, Austria, Belgium, Canada, Denmark,
France, Germany, Ireland, Italy, Japan, the Netherlands, Norway, Spain, Sweden, Switzerland and the United
Kingdom.</p>
<table>
<thead><tr><th>Region</th><th>Delivery time</th></tr></thead>
<tbody>
<tr><td>Canada</td><td>5–8 days</td></tr>
<tr><td>United Kingdom and Europe</td><td>6–9 days</td></tr>
<tr><td>Japan</td><td>7–10 days</td></tr>
<tr><td>Australia</td><td>8–12 days</td></tr>
</tbody>
</table>
<p>Enter your address at the checkout to see what shipping costs before you pay. <strong>Duties are paid by
us</strong>, so nothing is due at your door.</p>
<p>Stoneware travels abroad in a double box. Your country is not on the list? Then we cannot send there yet;
a forwarding address in one of the countries above works, but our promise of free returns ends at that
address.</p>`,
  },
  {
    slug: 'customs-and-duties',
    title: 'Customs, duties and import taxes',
    body: `<p>When a parcel crosses a border, customs may look at it. You do not pay anything for that: <strong>duties
and import taxes are included in what you paid us</strong>, for all countries we ship to.</p>
<h3>If customs holds your parcel</h3>
<p>The tracking page then says something like “held at customs” or “clearance delay”. This usually takes one
to three working days and ends by itself.</p>
<ul>
<li>Sometimes customs asks for the invoice. It sticks to the outside of the box, and we also send it on
request.</li>
<li>If an officer or the carrier wants money from you, please do not pay. Take a picture of the letter and
send it to us in the chat; we settle it.</li>
<li>Held for more than five working days? Write to us with the tracking number.</li>
</ul>
<p>On gifts we must state the true value, too: we cannot mark a parcel as “gift” or “sample” to save tax.</p>`,
  },
  {
    slug: 'pick-up-at-the-mill',
    title: 'Pick up your order at the mill',
    body: `<p>Choose <strong>“Pick up at the mill”</strong> at the checkout and shipping is free. Your order is ready
on the next day from noon.</p>
<h3>When</h3>
<ul>
<li>Monday to Friday, noon to five</li>
<li>Saturday, ten to two</li>
<li>Closed on Sundays and public holidays</li>
</ul>
<h3>What to bring</h3>
<p>Your order number on paper or on your phone. Somebody else may collect it for you: give them the number,
no letter needed. The address and a small map are in the email that tells you it is ready.</p>
<p>We keep orders for fourteen days. If you cannot make it, tell us and we ship instead, or hold the box a
little longer. There is a parking space beside the stable, and the door has no step.</p>`,
  },
  {
    slug: 'parcel-late-or-lost',
    title: 'My parcel is late or lost',
    body: `<p>Parcels sometimes rest in a depot for a few days and then arrive after all. Please give a Standard parcel
<strong>two working days</strong> beyond the promised time, and one from abroad five.</p>
<h3>Then write to us</h3>
<ol>
<li>Send your order number in the chat.</li>
<li>We open a search with the carrier. They answer within two working days.</li>
<li>If the parcel cannot be found, we send everything anew at no cost, or refund you in full if a piece is
sold out. You decide.</li>
</ol>
<p>You do not have to call the carrier or fill in a form. Should the lost parcel turn up later, keep it
closed and we mail you a label for it.</p>
<p>Needed it for a certain day? Tell us the date: a replacement can travel by Express, and we carry the
cost.</p>`,
  },
  {
    slug: 'missed-delivery',
    title: 'Nobody was home when the carrier came',
    body: `<p>When the status says “Delivery attempted”, the driver did not find anybody. <strong>The carrier tries
again on the next working day</strong>, and often a third time.</p>
<p>You can also decide yourself where it goes:</p>
<ul>
<li>Press the tracking link and choose another day, a neighbour or a parcel shop near you.</li>
<li>Look for a card in your letterbox: it says where the parcel waits and until when, usually seven days.</li>
</ul>
<p>After the last attempt the parcel travels back to us. We notice when it arrives, write to you and send it
again without charge. If you no longer want it, we refund the order in full.</p>
<p>You were home all day? That happens too, sadly. Tell us, and we complain to the carrier on your behalf.</p>`,
  },
  {
    slug: 'marked-delivered-not-received',
    title: 'It says delivered, but I have nothing',
    body: `<p>A parcel that is marked as delivered is nearly always within a few steps. Before you worry:</p>
<ul>
<li>Look behind planters, in the garage, at the side door and in the parcel locker of your building.</li>
<li>Ask housemates, neighbours and the reception. The tracking page may name who signed.</li>
<li>Check that the address in the shipping email is right.</li>
<li>Wait until the next working day: some drivers scan all parcels of a street at once.</li>
</ul>
<p>If it has not turned up by then, write to us <strong>within ten days</strong>. We ask the carrier for the
picture and the position of the delivery; that takes up to two working days. If theft is likely or the
parcel went to a stranger, we send your order again. You do not pay for it, and you need no police report
below $300.</p>`,
  },
  {
    slug: 'plastic-free-packaging',
    title: 'How we pack, and what to do with the box',
    body: `<p>Our packaging has been <strong>free of plastic</strong> from the first day. Textiles come in tissue paper
and a cardboard sleeve. Stoneware is bedded in paper wool and shredded offcuts of cardboard, and stands in a
second box whenever it goes abroad.</p>
<h3>Where it belongs</h3>
<ul>
<li>Boxes, sleeves and tissue: paper recycling. The tape is paper as well and may stay on.</li>
<li>Paper wool: recycling, compost, or the rabbit.</li>
<li>Linen ribbon: keep it, it washes.</li>
<li>The cedar bag of the wool blanket: it protects against moths for about two years. Rub the wood with fine
sandpaper and the scent returns.</li>
</ul>
<p>Please keep the box for thirty nights. If you send something back, a used box with our label is
perfect.</p>`,
  },
  {
    slug: 'delivery-instructions',
    title: 'Leave it with a neighbour or in a safe place',
    body: `<p>You can tell the driver where to put your parcel.</p>
<h3>Before it ships</h3>
<p>Write it into “Note for us” in <a href="/cart">your cart</a>, for example “back door, the front one
sticks” or “please ring twice”. We print the note on the label. Gate codes are fine; never write where a key
lies.</p>
<h3>When it is on its way</h3>
<p>Use the tracking link. Depending on the carrier you can name a neighbour, a porch, a parcel shop or a
locker, or choose another day. This works until the van leaves in the morning; we ourselves cannot reach
drivers on the road.</p>
<h3>Signature</h3>
<p>Orders <strong>over $300</strong> are handed over against a signature only and are not left outside. If
you prefer a signature for a smaller order, say so in the note; it costs nothing.</p>`,
  },
];
