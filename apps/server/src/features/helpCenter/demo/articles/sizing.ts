import type { EnglishArticle } from '../DemoArticle';

export const sizing: readonly EnglishArticle[] = [
  {
    slug: 'slipper-size-guide',
    title: 'Which slipper size fits me?',
    body: `<p>The <a href="/products/felted-wool-slippers">Felted Wool Slippers</a> come in three sizes. Stand on a
sheet of paper, mark heel and longest toe, and measure:</p>
<table>
<thead><tr><th>Size</th><th>Foot length</th><th>US women</th><th>US men</th></tr></thead>
<tbody>
<tr><td>EU 37–38</td><td>23–24 cm</td><td>6½–7½</td><td>5–6</td></tr>
<tr><td>EU 39–41</td><td>24.5–26 cm</td><td>8–9½</td><td>6½–8</td></tr>
<tr><td>EU 42–44</td><td>26.5–28.5 cm</td><td>10–12</td><td>8½–10½</td></tr>
</tbody>
</table>
<p>Felt gives a little and settles to the foot. <strong>In between, choose the smaller size</strong>; if you
wear thick socks in them, take the larger one. They should feel snug on the first evening and right after a
week.</p>
<p>Wide feet are no trouble, since felt stretches sideways. Half sizes and children’s sizes do not exist.
Worn indoors, slippers may be exchanged within thirty nights like everything else.</p>`,
  },
  {
    slug: 'duvet-set-sizes',
    title: 'Duvet and pillow sizes of the linen set',
    body: `<p>The <a href="/products/washed-linen-duvet-set">Washed Linen Duvet Set</a> holds one duvet cover and two
pillowcases.</p>
<table>
<thead><tr><th>Set</th><th>Cover</th><th>Fits a duvet of</th><th>Pillowcases</th></tr></thead>
<tbody>
<tr><td>Queen</td><td>200 × 220 cm (79 × 87 in)</td><td>200 × 220 cm</td><td>50 × 75 cm (20 × 30 in)</td></tr>
<tr><td>King</td><td>240 × 220 cm (94 × 87 in)</td><td>240 × 220 cm</td><td>50 × 90 cm (20 × 36 in)</td></tr>
</tbody>
</table>
<p>The linen is washed before it is sewn, so the cover keeps its measure. It should not be larger than your
duvet: a full cover lies better than a loose one. Coconut buttons close it, and ties in the four corners
hold the filling.</p>
<p><strong>We do not sell single covers or fitted sheets.</strong> Square European pillows of 80 × 80 cm do
not fit the cases.</p>`,
  },
  {
    slug: 'towel-and-table-linen-sizes',
    title: 'Measurements of towels and table linen',
    body: `<table>
<thead><tr><th>Piece</th><th>Size</th></tr></thead>
<tbody>
<tr><td>Waffle Towel, Hand</td><td>50 × 100 cm (20 × 39 in)</td></tr>
<tr><td>Waffle Towel, Bath</td><td>80 × 150 cm (31 × 59 in)</td></tr>
<tr><td>Waffle Towel, Sheet</td><td>100 × 180 cm (39 × 71 in)</td></tr>
<tr><td>Herbarium Tea Towels</td><td>50 × 70 cm (20 × 28 in)</td></tr>
<tr><td>Tide Table Runner</td><td>45 × 220 cm (18 × 87 in)</td></tr>
<tr><td>Harbour Napkins</td><td>45 × 45 cm (18 × 18 in)</td></tr>
</tbody>
</table>
<p>The waffle towels are measured as they leave the loom: reckon with a hand’s breadth less in length after
the first wash.</p>
<h3>How long should a runner be?</h3>
<p>Take the length of your table and add 20 to 30 cm on each side. The Tide runner suits tables of
<strong>160 to 180 cm</strong>. On a table of 220 cm it ends flush with the edge. We cannot weave other
lengths, but the mill shortens a runner free of charge.</p>`,
  },
  {
    slug: 'cushion-inner-size',
    title: 'Which inner goes into the cushion cover?',
    body: `<p>The <a href="/products/meadow-cushion-cover">Meadow Cushion Cover</a> measures <strong>50 × 50
cm</strong> (20 × 20 in) and comes without a filling, so that we do not ship air.</p>
<ul>
<li>A pad of 50 × 50 cm gives a flat, relaxed cushion.</li>
<li>A pad of <strong>55 × 55 cm</strong> (22 × 22 in) makes it plump, with full corners. This is what we use
at home.</li>
<li>Larger ones strain the hidden zip.</li>
</ul>
<p>Feather pads keep the dent you make with your hand; fiber pads spring back and suit people with
allergies. Any furniture or department store near you has both, and an old pillow often does as well.</p>
<p>The embroidered sprig points upwards when the zip is at the bottom. The cover is washed at 30 °C inside
out; take the pad out first.</p>`,
  },
  {
    slug: 'throw-and-blanket-sizes',
    title: 'Throw or blanket: sizes, weight and warmth',
    body: `<table>
<thead><tr><th>Piece</th><th>Size</th><th>Weight</th><th>Good for</th></tr></thead>
<tbody>
<tr><td>Fern Linen Throw</td><td>140 × 200 cm (55 × 79 in)</td><td>900 g</td><td>Summer evenings, sofa, foot
of the bed</td></tr>
<tr><td>Highland Wool Blanket, Single</td><td>150 × 200 cm (59 × 79 in)</td><td>1.9 kg</td><td>Winter, one
person, reading outside</td></tr>
<tr><td>Highland Wool Blanket, Double</td><td>230 × 200 cm (91 × 79 in)</td><td>heavier, as it is
wider</td><td>Winter, two people, the whole bed</td></tr>
<tr><td>Meadow Picnic Rug</td><td>140 × 180 cm (55 × 71 in)</td><td>1.6 kg</td><td>The meadow: four people
and a dog</td></tr>
</tbody>
</table>
<p>Linen cools when it is warm and is washed easily. <strong>Wool is the warmer one by far</strong>, even
when it is damp. If wool itches on your skin, lay the linen throw beneath it.</p>
<p>The throw’s fringe adds five centimeters at both ends. The rug’s waxed back bears dew and damp grass, but
not a puddle.</p>`,
  },
  {
    slug: 'mug-and-bowl-capacities',
    title: 'How much do mugs, bowls and jugs hold?',
    body: `<table>
<thead><tr><th>Piece</th><th>Holds</th></tr></thead>
<tbody>
<tr><td>Corner Espresso Cup</td><td>80 ml (2.7 oz) each</td></tr>
<tr><td>Pebble Mug</td><td>350 ml (12 oz)</td></tr>
<tr><td>Pebble Breakfast Bowl</td><td>600 ml (20 oz)</td></tr>
<tr><td>Morning Teapot</td><td>1.1 liters, four cups</td></tr>
<tr><td>Brook Water Jug</td><td>1.5 liters</td></tr>
<tr><td>Grove Oil Bottle</td><td>500 ml (17 oz)</td></tr>
<tr><td>Leaf Butter Dish</td><td>250 g of butter</td></tr>
</tbody>
</table>
<p>The figures are <strong>filled to the brim</strong>; a double cappuccino fits the Pebble Mug with room
for the foam. Since each piece is thrown by hand, 20 ml more or less are normal.</p>
<p>Across: the Dune plates measure 27 cm and fit a dishwasher and a shelf of 30 cm, the Harvest bowl
measures 31 cm and feeds eight with salad. The Tall Stem Vase is 24 or 32 cm high.</p>`,
  },
];
