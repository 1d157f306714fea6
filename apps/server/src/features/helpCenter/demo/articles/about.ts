import type { EnglishArticle } from '../DemoArticle';

export const about: readonly EnglishArticle[] = [
  {
    slug: 'contact-us',
    title: 'How to reach us',
    body: `<p><strong>Ring the bell in the corner:</strong> the chat is the quickest way, on every day of the week and
at any hour. A person answers, and if you close the window, the answer comes by email.</p>
<ul>
<li><strong>Email:</strong> <a href="mailto:hello@fernandloom.example">hello@fernandloom.example</a>. We
reply within one working day.</li>
<li><strong>In person:</strong> at the mill, Monday to Friday from noon to five, Saturday from ten to
two.</li>
<li><strong>Phone:</strong> we have no hotline. Leave your number in the chat and we call you back on the
next working day.</li>
</ul>
<p>So that we can help at once, have your order number ready and, if something is wrong with a piece, a
picture. You may write in English, German, French, Spanish or Japanese.</p>
<p>Not satisfied with an answer? Ask for the owner. Complaints are read by her personally and answered
within two working days.</p>`,
  },
  {
    slug: 'who-makes-our-pieces',
    title: 'Who makes your pieces, and where?',
    body: `<p>Fern &amp; Loom is <strong>two workshops and one house</strong>: we weave and sew in a former mill, and
throw in the stable behind it. Nothing leaves before someone here has slept under it or had breakfast from
it.</p>
<h3>Our partners</h3>
<ul>
<li><strong>Saltmarsh Pottery</strong> throws the Pebble family, the vases, the candle holders and much
else, and fires the wood kiln twice a year.</li>
<li><strong>Hollin Weavers</strong> weave wool, waffle cotton and table linen.</li>
<li>The linen of the Fern throw is woven in Portugal from European flax.</li>
</ul>
<p>The product page names the maker above each title. We visit all of them at least once a year, pay what
they ask, and do not work with anyone who employs children.</p>
<p>Each serving bowl is signed underneath. If you can read the signature, you know more than we do.</p>`,
  },
  {
    slug: 'wholesale-and-larger-orders',
    title: 'Wholesale, hotels and larger orders',
    body: `<p>Guest houses, restaurants and shops are welcome.</p>
<ul>
<li><strong>Ten per cent off from twelve pieces</strong>, also mixed. A set of four plates counts as one
piece.</li>
<li>Payment by invoice within fourteen days.</li>
<li>Names can be stitched on towels and napkins.</li>
<li>We put pieces from one batch together, so that glaze and color match, and set them aside while you
decide.</li>
</ul>
<h3>How it works</h3>
<p>Tell us in the chat what you need, how many and by when. You get an offer within two working days. For
more than fifty pieces reckon with six to eight weeks, because they have to be made first.</p>
<h3>Shops and stockists</h3>
<p>If you would like to sell our pieces, send us your shop’s address and a few pictures. We grant resellers
other terms from a first order of $600, but only one shop per town.</p>`,
  },
  {
    slug: 'embroidered-names',
    title: 'Have a name or initials stitched on',
    body: `<p>We embroider towels, napkins and tea towels with a name, initials or the name of your house.</p>
<table>
<thead><tr><th>What</th><th>Detail</th></tr></thead>
<tbody>
<tr><td>Length</td><td>up to fifteen letters</td></tr>
<tr><td>Price</td><td>$4 a piece</td></tr>
<tr><td>Time</td><td>one week more</td></tr>
<tr><td>Place</td><td>a corner, about 1.5 cm high</td></tr>
<tr><td>Thread</td><td>Moss, Ochre, Navy, Chalk and others</td></tr>
</tbody>
</table>
<p>Put the pieces into your cart, but do not order yet: <strong>write to us in the chat</strong> with the
text, the thread color and the quantity. We turn the cart into an order with the stitching and send you a
drawing to approve. On request, we first mail you three thread colors on a piece of cloth.</p>
<p>Logos and Japanese or Arabic letters are possible, too; ask for a price. Stitched pieces cannot be
returned, unless the mistake is ours.</p>`,
  },
  {
    slug: 'weddings-and-holding-pieces',
    title: 'Weddings, wish lists and setting pieces aside',
    body: `<p>You need plates for twenty-four people in June? Tell us early, and the table will match.</p>
<ul>
<li><strong>Setting aside.</strong> We hold up to twelve pieces until the end of the month, without a
deposit. Single pieces are held for two days.</li>
<li><strong>One firing.</strong> For larger tables we choose everything from the same kiln load. For more
than eight sets we plan a firing of its own; allow ten weeks.</li>
<li><strong>Wish list.</strong> Send us the pieces you dream of. Your guests name you in the chat and see
what is still open, and nobody gives the butter dish twice.</li>
<li><strong>Delivery.</strong> On a date you choose, to the house or the venue. From six sets on, shipping
is on us.</li>
</ul>
<p>What stays unused after the feast may come back within thirty nights, as always. Chipped glasses are not
our field, but chipped plates are: we replace up to two per order.</p>`,
  },
];
