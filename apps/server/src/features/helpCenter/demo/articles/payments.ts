import type { EnglishArticle } from '../DemoArticle';

export const payments: readonly EnglishArticle[] = [
  {
    slug: 'ways-to-pay',
    title: 'Which payment methods do you accept?',
    body: `<p>You can pay with</p>
<ul>
<li>Visa, Mastercard and American Express, credit or debit</li>
<li>PayPal</li>
<li>Apple Pay and Google Pay, on devices that offer them</li>
<li>invoice, for businesses and for orders of twelve pieces or more: pay within fourteen days by bank
transfer</li>
</ul>
<p><strong>We charge when you place the order.</strong> If we have to cancel it, because a piece sold out
while it was being packed, for example, the whole amount goes back at once.</p>
<p>All prices are in US dollars. A foreign bank converts them at its own rate and may add a fee, which we
neither see nor receive.</p>
<p>Your card number goes straight to the payment provider. We store the card’s company and its last four
digits, nothing more. We do not offer payment by installments, checks or cash on delivery; at the mill you
can pay in cash.</p>`,
  },
  {
    slug: 'discount-codes',
    title: 'Use a discount code',
    body: `<ol>
<li>Press the <strong>link that came with the code</strong>. The shop remembers it for one day and takes it
off at the checkout.</li>
<li>You only have the letters? Open <a href="/discount/WELCOME10">/discount/WELCOME10</a> in the shop, with
your own code at the end. Capital or small letters make no difference.</li>
<li>Fill your cart and check out as usual. You see the reduced total before you pay.</li>
</ol>
<h3>Where codes come from</h3>
<ul>
<li><strong>WELCOME10</strong> takes ten per cent off and is our thank-you for signing up to the
newsletter.</li>
<li>Now and then the chat offers you a code while you look around.</li>
<li>Vouchers for returned gifts work like codes, too.</li>
</ul>
<h3>Rules</h3>
<p>One code per order. Codes apply to sale pieces as well, but not to shipping or stitched names. You cannot
add a code to an order that is already placed, with one exception: write to us on the same day, and we
refund the difference.</p>`,
  },
  {
    slug: 'code-does-not-work',
    title: 'My discount code does not work',
    body: `<p>When the checkout refuses a code, it is usually one of these:</p>
<ul>
<li><strong>It has expired.</strong> SUMMER25, for example, ended on September 1, 2025.</li>
<li><strong>The cart is too small.</strong> Some codes need a minimum; it is written beside the code in the
email you got.</li>
<li><strong>It is for first orders.</strong> Then it does not work with an email address that has ordered
before.</li>
<li><strong>Another code is there already.</strong> Take it out first: only one can be used at a time.</li>
<li><strong>A space slipped in</strong> at the end when you copied it, or O and 0 got mixed up.</li>
</ul>
<p>If none of this fits, send us the code and a picture of the checkout. We look it up while you wait, and
if the mistake is ours we take the amount off by hand.</p>
<p>We have no control over codes from coupon collections on other sites; most of them were never ours.</p>`,
  },
  {
    slug: 'prices-taxes-currency',
    title: 'Prices, taxes and currency',
    body: `<p>All prices in the shop are in <strong>US dollars and include taxes</strong>. What you see in the cart is
what you pay, apart from shipping, which is added at the checkout below $100.</p>
<h3>Shopping from another country</h3>
<p>Your bank converts the amount on the day it books it. The rate can differ a little from the one on the
day you ordered. Duties and import taxes of your country are included as well.</p>
<h3>Price changes</h3>
<p>The price at the time of your order counts. If a piece goes on sale within <strong>seven days</strong>
after you bought it, write to us and we refund the difference. Crossed-out prices show what we asked for
during the thirty days before.</p>
<h3>Tax exemption</h3>
<p>Resellers and charities in the United States can send us their certificate; then we take the sales tax
off the next order.</p>`,
  },
  {
    slug: 'invoice-for-business',
    title: 'Get an invoice or a receipt',
    body: `<p>A receipt comes with every shipping email, as a PDF. If you have lost it, open the order in
<a href="/account">your account</a>: all sums and the card you paid with are listed there, and we gladly
mail the PDF once more.</p>
<h3>Invoice in the name of a company or a club</h3>
<p>Write in the chat with</p>
<ul>
<li>the order number,</li>
<li>the full name and address that should stand on it,</li>
<li>your VAT or tax number, if you need it shown.</li>
</ul>
<p>We send the invoice by email on the same working day. It carries the date on which it was made and names
the order it belongs to. This works for orders of the last three years.</p>
<p>Businesses that order often can have their details stored with the account: from then on each invoice is
made out correctly by itself, and you may pay within fourteen days.</p>`,
  },
  {
    slug: 'payment-declined',
    title: 'My card was declined',
    body: `<p>If the checkout says that the payment failed, <strong>no order was placed and nothing was
charged</strong>. We do not learn the exact reason: only your bank knows it. These steps help most
people:</p>
<ol>
<li>Check the number, the expiry date and the three or four digits of the security code.</li>
<li>See whether the billing address is the one your bank knows.</li>
<li>Confirm the purchase in your banking app. The question disappears after a few minutes; just try
again.</li>
<li>Ask your bank whether payments to shops in the United States are allowed, or whether a limit was
reached.</li>
<li>Take another card, or PayPal.</li>
</ol>
<p>Your cart is kept while you sort things out. A pending amount from a failed attempt vanishes by itself,
usually within three working days. After five failed attempts the checkout pauses for an hour to protect you
from misuse of your card.</p>`,
  },
  {
    slug: 'charged-twice',
    title: 'I was charged twice',
    body: `<p>Two lines on your statement rarely mean two payments. Most often one of them is a
<strong>reservation</strong>: your bank sets the amount aside while you order, and books it a day or two
later. For that time both can be visible. The reservation then falls away.</p>
<h3>Other explanations</h3>
<ul>
<li>A first attempt failed and you tried again. The failed one is released within three working days.</li>
<li>Someone in your household ordered, too. Look into your mailbox for a second confirmation.</li>
</ul>
<p>Is the same sum still booked twice after five working days? Send us the two dates and amounts, without
your card number. If we did charge you double, we return it on the same day and pay any overdraft fee that
it caused.</p>`,
  },
  {
    slug: 'gift-cards',
    title: 'Do you sell gift cards?',
    body: `<p>Not yet. We are a small house and would rather send something you can hold. Until gift cards exist, this
works nearly as well:</p>
<ul>
<li><strong>Something small</strong> from <a href="/collections/gifts">our gifts</a>, wrapped and with your
words on a card. It starts at $26 with the quilted oven mitt.</li>
<li><strong>A piece that may be swapped.</strong> Everything can be exchanged within thirty nights, without
the receiver learning what it cost.</li>
<li><strong>A letter from us.</strong> For larger presents such as weddings we write a card that announces
the gift; the pair chooses glaze or color in the chat, and we send it to them.</li>
</ul>
<p>The voucher codes that we give for returned gifts are valid for two years. They cannot be bought, paid
out in cash or split, but what is left over stays on the code.</p>`,
  },
];
