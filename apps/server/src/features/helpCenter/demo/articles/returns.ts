import type { EnglishArticle } from '../DemoArticle';

export const returns: readonly EnglishArticle[] = [
  {
    slug: 'thirty-night-returns',
    title: 'Thirty nights to decide',
    body: `<p>Live with it before you make up your mind. You have <strong>thirty nights from the day of
delivery</strong> to send anything back, washed, used or unopened. You do not have to give a reason.</p>
<ul>
<li>The label is on us, from every country we ship to.</li>
<li>You get back the full price of what you return. If you return the whole order, the shipping charge comes
back as well.</li>
<li>Sale pieces can be returned like all others.</li>
<li>In November and December the thirty nights end on January 31, so that gifts can be tried too.</li>
</ul>
<p>There are very few exceptions: names stitched to order, and pieces broken after they arrived. For a
chipped rim or an open seam after the thirty nights, ask about a repair instead.</p>
<p>Ready? Choose “Return my order” in the chat.</p>`,
  },
  {
    slug: 'how-to-send-something-back',
    title: 'How to send something back',
    body: `<ol>
<li>Open the chat and choose <strong>“Return my order”</strong>. Sign in with the email address you ordered
with.</li>
<li>Pick the pieces and say whether you would like a refund or something else in exchange.</li>
<li>We mail you a <strong>prepaid label</strong>, usually within an hour. No printer? Show the code from the
email at the counter, and they print it.</li>
<li>Pack the pieces in any sturdy box; ours is ideal. Wrap stoneware in a towel or plenty of paper.</li>
<li>Drop it at any pick-up point of the carrier named on the label, and keep the receipt.</li>
</ol>
<p>Returning costs you nothing, and one label is good for one box. The label is valid for fourteen days; if
it has run out, ask for a new one.</p>
<p>You may also bring things back to the mill during pick-up hours. Then the refund starts on the spot.</p>`,
  },
  {
    slug: 'refund-timing',
    title: 'When will I get my refund?',
    body: `<p>We look at returns on the working day they reach the mill and start the refund within <strong>two working
days</strong>. You get an email at that moment. How long it takes from there depends on how you paid:</p>
<table>
<thead><tr><th>Paid with</th><th>Visible after</th></tr></thead>
<tbody>
<tr><td>Visa, Mastercard, American Express</td><td>3–5 working days, in rare cases 10</td></tr>
<tr><td>PayPal</td><td>the same day</td></tr>
<tr><td>Apple Pay, Google Pay</td><td>like the card behind it</td></tr>
<tr><td>Invoice</td><td>3 working days to your bank account</td></tr>
</tbody>
</table>
<p>The money always returns to where it came from; we cannot send it to another card. If your card has
expired, your bank still receives the amount and passes it on to you.</p>
<p>Ten working days have gone by and nothing is there? Ask us for the <strong>reference number</strong> of
the refund: with it your bank can find the payment.</p>`,
  },
  {
    slug: 'exchange-size-or-colour',
    title: 'Exchange for another size or color',
    body: `<p>Moss on the screen, but Oat in your living room? We exchange within thirty nights of delivery.</p>
<ol>
<li>Choose “Return my order” in the chat, pick the piece and select <strong>exchange</strong>.</li>
<li>Tell us the size or color you would like. We set it aside at once, so that nobody else buys it.</li>
<li>Send the first one back with the label that we mail you.</li>
<li>The new one leaves when the carrier has scanned your parcel. You need not wait until it has reached
us.</li>
</ol>
<p>Neither way costs you shipping. If the new piece is dearer, we send you a payment link for the
difference; if it is cheaper, we refund it.</p>
<p>Sold out in the color you want? We refund you, or note your wish for the next batch. You can exchange the
same order up to three times.</p>`,
  },
  {
    slug: 'damaged-on-arrival',
    title: 'Something arrived broken or damaged',
    body: `<p>We are sorry. Stoneware is packed to survive a fall, but now and then a parcel has a worse day.</p>
<ol>
<li>Take one picture of the <strong>piece</strong> and one of the <strong>box</strong>.</li>
<li>Send both in the chat within fourteen days of delivery: choose “Report an issue”, or simply write.</li>
<li>We have a new one packed the same day. You need not send the old one back.</li>
</ol>
<p>If the piece is sold out, we refund its price in full, or keep one for you from the next firing.</p>
<h3>Good to know</h3>
<ul>
<li>A crushed box does not mean broken plates. Open it and look first.</li>
<li>A chipped mug makes a fine pen holder; please do not drink from it.</li>
<li>Open seams and pulled threads count as damage as well.</li>
<li>Carry broken pieces with gloves and put them in household waste, not in glass recycling.</li>
</ul>`,
  },
  {
    slug: 'what-cannot-be-returned',
    title: 'What cannot be returned',
    body: `<p>Nearly everything may come back within thirty nights. These are the exceptions:</p>
<ul>
<li><strong>Stitched names.</strong> Towels or napkins that we embroidered for you belong to you, unless we
made a mistake in the letters.</li>
<li><strong>Broken after delivery.</strong> If the teapot met the floor in your kitchen, we cannot take it
back. Ask us about a repair.</li>
<li><strong>Samples and swatches.</strong> They are free and yours to keep.</li>
<li><strong>Bought elsewhere.</strong> What you bought from one of our stockists goes back to them.</li>
</ul>
<p>Washed, used and slept-in things are no exception: that is what the thirty nights are for. We only ask
that towels and bedding come back <strong>clean and dry</strong>, and that slippers have been worn
indoors.</p>
<p>After thirty nights we cannot refund, but we still mend what we make.</p>`,
  },
  {
    slug: 'return-a-gift',
    title: 'Returning something you were given',
    body: `<p>You were given something from us and it is not quite right? You may return or exchange it without the
giver finding out.</p>
<ol>
<li>Look for the order number on the <strong>packing slip</strong> or on the back of the card. If it is
lost, the giver’s postal code and the name of the piece are enough for us to find it.</li>
<li>Write in the chat that it was a gift.</li>
<li>We mail a prepaid label to <strong>you</strong>, not to the person who ordered.</li>
</ol>
<p>Since refunds can only go back to the card that paid, you get a <strong>voucher code</strong> over the
price of the piece instead, by email. It is valid for two years on everything in the shop. An exchange for
another color is possible just as well.</p>
<p>Gifts given in November and December may come back until January 31.</p>`,
  },
  {
    slug: 'repairs-for-life',
    title: 'Repairs for life',
    body: `<p>What we make, we mend: <strong>for life, and for as long as there is enough left to mend</strong>. It
applies to everything woven, sewn or thrown in our two workshops, whoever owns it now. A receipt is not
needed.</p>
<h3>What we can do</h3>
<ul>
<li>Close seams, knot fringes anew, darn small holes in linen and wool</li>
<li>Replace zips, coconut buttons and leather straps</li>
<li>Glue clean breaks of vases and candle holders; the line stays visible</li>
<li>Make a new lid for a teapot or a butter dish</li>
</ul>
<h3>What we cannot</h3>
<p>Mugs, bowls and plates with a crack stay unsafe for food, even glued. For those we offer a new one at
half its price.</p>
<p>Send us a picture in the chat. Repairs are free; you pay for the way to us, and we pay for the way back.
Allow two to three weeks.</p>`,
  },
];
