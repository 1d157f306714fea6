import type { EnglishArticle } from '../DemoArticle';

export const productsCare: readonly EnglishArticle[] = [
  {
    slug: 'wash-linen',
    title: 'How do I wash and dry linen?',
    body: `<p>Linen likes water and gets softer with every wash.</p>
<ul>
<li><strong>Temperature:</strong> 40 °C (104 °F) for throws, bedding and the table runner; up to 60 °C (140
°F) for napkins and tea towels, which are half-linen.</li>
<li><strong>Company:</strong> wash linen with linen, and the first time each color on its own.</li>
<li><strong>Detergent:</strong> a mild liquid one. Skip softener and bleach: softener coats the fibers, and
bleach weakens them.</li>
<li><strong>Drum:</strong> fill it two thirds only, so that creases can fall out.</li>
</ul>
<h3>Drying and ironing</h3>
<p>Dry on the line or flat. The duvet set may tumble on low; take it out while it is still a little damp.
Most pieces need no iron. If you like the table runner smooth, iron it while damp; tea towels are ironed on
the back.</p>
<p>New linen may lose some lint in the first two washes and shrinks by about three per cent.</p>`,
  },
  {
    slug: 'wash-wool',
    title: 'Washing the wool blanket, slippers and picnic rug',
    body: `<p>Wool cleans itself if you let it. <strong>Air it often</strong>, best overnight in damp air, and wash it
only when you must.</p>
<h3>Highland Wool Blanket</h3>
<ul>
<li>By hand in cool water, or on the wool program at no more than 30 °C (86 °F), without spinning.</li>
<li>Use wool detergent. Do not soak, rub or wring.</li>
<li>Dry flat and in the shade, so that color and shape stay as they are. Never tumble: it felts.</li>
</ul>
<h3>Felted Wool Slippers</h3>
<p>Brush them when dry and sponge the suede sole. They do not go into the machine.</p>
<h3>Meadow Picnic Rug</h3>
<p>Shake it out, sponge off what sticks and roll it up dry. The waxed back must not be washed: the wax would
go.</p>
<p>Against moths, store wool clean and in the cedar bag that comes with the blanket.</p>`,
  },
  {
    slug: 'care-for-stoneware',
    title: 'Dishwasher, microwave, oven: what our stoneware can take',
    body: `<table>
<thead><tr><th>Piece</th><th>Dishwasher</th><th>Microwave</th></tr></thead>
<tbody>
<tr><td>Pebble Mug and Breakfast Bowl</td><td>yes</td><td>yes</td></tr>
<tr><td>Dune Dinner Plates</td><td>yes</td><td>yes</td></tr>
<tr><td>Corner Espresso Cups</td><td>yes</td><td>yes</td></tr>
<tr><td>Harvest Serving Bowl</td><td>yes</td><td>no, warm it slowly</td></tr>
<tr><td>Leaf Butter Dish</td><td>yes, lid beside plate</td><td>no</td></tr>
<tr><td>Brook Water Jug</td><td>yes</td><td>no</td></tr>
<tr><td>Grove Oil Bottle</td><td>yes, without the spout</td><td>no</td></tr>
<tr><td>Morning Teapot, Tall Stem Vase</td><td>by hand</td><td>no</td></tr>
</tbody>
</table>
<p><strong>Oven:</strong> none of our pieces is made for it. Stoneware dislikes sudden changes: let a bowl
from the fridge come to room temperature before you fill it with something hot.</p>
<p>Gray lines on plates are metal from cutlery, not scratches. A paste of baking soda takes them off.</p>`,
  },
  {
    slug: 'remove-stains',
    title: 'Getting stains out of linen and cotton',
    body: `<p>The sooner the better, and <strong>always with cold water first</strong>: heat sets most stains for
good.</p>
<table>
<thead><tr><th>Stain</th><th>What helps</th></tr></thead>
<tbody>
<tr><td>Red wine, berries</td><td>Rinse cold at once, then wash at 40 °C. No salt: it fixes the
color.</td></tr>
<tr><td>Coffee, tea</td><td>Cold water with a drop of dish soap, then wash</td></tr>
<tr><td>Grease, butter</td><td>Dab with dish soap, wait ten minutes, wash as warm as the label
allows</td></tr>
<tr><td>Candle wax</td><td>Let it harden, scrape it off, iron the rest between two sheets of paper</td></tr>
<tr><td>Blood</td><td>Cold water and patience, then ordinary soap</td></tr>
<tr><td>Grass, mustard</td><td>White vinegar, one to three with water</td></tr>
</tbody>
</table>
<p>Try everything on a hidden corner first. Do not rub: press with a white cloth from the edge to the
middle. Chlorine bleach ruins yarn-dyed stripes and printed ferns.</p>`,
  },
  {
    slug: 'towels-shrink',
    title: 'Do the waffle towels shrink?',
    body: `<p>Yes, once. In the first wash the waffle draws together, and the towel becomes shorter by <strong>about a
hand’s breadth</strong>. After that it stays as it is. We weave the towels a little larger than usual for
this reason.</p>
<h3>So that they stay thick and thirsty</h3>
<ul>
<li>Wash at 60 °C (140 °F), before the first use as well. New towels take up less water until then.</li>
<li>Leave out the softener: it closes the cotton, and the towel stops drinking.</li>
<li>Line dry or tumble, both are fine. Shake them while damp and the squares stand up again.</li>
<li>Caught a loop? Pull it through to the back with a blunt needle instead of cutting it.</li>
</ul>
<p>If you want a towel that still wraps around you after washing, take the <strong>Sheet</strong> rather
than the Bath size. The <a href="/products/waffle-bath-towel">product page</a> lists all three.</p>`,
  },
  {
    slug: 'glazes-lead-free',
    title: 'Are your glazes food-safe and free of lead?',
    body: `<p>Yes. <strong>All glazes are free of lead and cadmium</strong>, on the inside and the outside of each
piece. An independent laboratory tests them every year; ask in the chat and we mail you the certificate.</p>
<p>Everything meant for eating and drinking is safe for acidic food as well, such as lemon, vinegar or
tomato. The oil bottle is glazed inside.</p>
<h3>Not meant for food</h3>
<ul>
<li>The <strong>Ember Candle Holder</strong>: wood ash melts on it in the kiln, and nobody can say exactly
what is in it.</li>
<li>The <strong>Tall Stem Vase</strong> is unglazed outside.</li>
<li>The <strong>Herb Planter</strong> is terracotta; what grows in it is of course fine to eat.</li>
</ul>
<p>Fine hairlines in an old glaze do no harm. A chip or a crack that goes through does: stop eating from
such a piece.</p>`,
  },
  {
    slug: 'loose-threads',
    title: 'A loose thread, a pull or a knot in the weave',
    body: `<p>Please <strong>do not cut it</strong>. Cutting opens the weave; the thread only needs to be put back.</p>
<ol>
<li>Take a blunt needle or a thin crochet hook.</li>
<li>Push it through from the back, right beside the loose thread.</li>
<li>Catch the thread and pull it gently to the back.</li>
<li>Stretch the cloth in both directions, and the gap closes.</li>
</ol>
<p>At the fringe of the <a href="/products/fern-linen-throw">Fern Linen Throw</a> a knot may come open. Tie
it again and wet it: it tightens as it dries.</p>
<h3>Fault or character?</h3>
<p>Small thicker places, called slubs, belong to linen like knots to wood. A hole, a seam that opens or
several broken threads do not: send us a picture and we replace or mend the piece.</p>`,
  },
  {
    slug: 'every-piece-differs',
    title: 'Why your piece looks different from the picture',
    body: `<p>Our pieces are made by hand, and fire and dye have a say in it.</p>
<ul>
<li><strong>Glaze.</strong> We dip by hand, so the line never falls in the same place twice. The blue at the
foot of the Harvest bowl pools differently in each firing. Speckles come from iron in the clay.</li>
<li><strong>Size.</strong> Thrown pieces may differ by up to five millimeters, and by about 20 ml in what
they hold.</li>
<li><strong>Color of cloth.</strong> Each dye bath is a little different. Order what should match at the
same time, or tell us: we choose from one batch.</li>
<li><strong>Screens.</strong> They lie. Ask in the chat for a picture taken at the window, or for a free
swatch of linen.</li>
</ul>
<p>If you do not warm to your piece, send it back within thirty nights. And the pinholes under the foot?
That is where it stood in the kiln.</p>`,
  },
  {
    slug: 'back-in-stock-and-next-batch',
    title: 'Sold out: when will it be back?',
    body: `<p>We make small batches, so things sell out and come back.</p>
<table>
<thead><tr><th>What</th><th>Next batch</th></tr></thead>
<tbody>
<tr><td>Mugs, bowls, plates, jugs</td><td>about every three weeks, when the kiln is opened</td></tr>
<tr><td>Wood-fired pieces (Ember Candle Holder)</td><td>twice a year, in spring and in late autumn</td></tr>
<tr><td>Throws, towels, table linen</td><td>four to six weeks</td></tr>
<tr><td>Bedding</td><td>six to eight weeks</td></tr>
</tbody>
</table>
<p><strong>Want to be told?</strong> Leave your email address in the chat and name the piece with its color
or glaze. We write to you once, when it is there, and set one aside for two days. You pay nothing in
advance, and your address is not used for anything else.</p>
<p>Pieces marked “limited” are made until the clay or the yarn is used up. Last season’s colors in the
<a href="/collections/sale">sale</a> do not come back.</p>`,
  },
  {
    slug: 'clean-the-teapot',
    title: 'Tea stains and limescale in the Morning Teapot',
    body: `<p>A dark film inside a teapot is harmless, and some people swear that it improves the tea. If you would
rather be rid of it:</p>
<ol>
<li>Put a heaped spoon of <strong>baking soda</strong> into the pot.</li>
<li>Fill it with hot water, up to the strainer.</li>
<li>Wait an hour. Patience does the work, not scrubbing.</li>
<li>Rinse twice with hot water.</li>
</ol>
<p>Against limescale in the spout use one part white vinegar to three parts water for half an hour.</p>
<h3>Day by day</h3>
<ul>
<li>Rinse with hot water only; no soap inside, because the unglazed strainer would keep its taste.</li>
<li>Let it dry with the lid off.</li>
<li>Warm it with a splash of hot water before you pour in the boiling rest.</li>
<li>Not for the dishwasher, the microwave or the stove.</li>
</ul>`,
  },
];
