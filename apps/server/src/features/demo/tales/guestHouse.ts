import type { Tale } from '../Tale';
import { ada, days, mina, note, olive, shopper } from '../tell';
import { customers } from './visitors';

/** The long one: a customer who furnishes a guest house, over days. */
export const guestHouse: Tale = {
  key: 'guest-house',
  visitor: customers.ivy,
  startedMinutesAgo: days(6),
  page: '/collections/all',
  laterPages: ['/products/dune-dinner-plates', '/products/harbour-napkins', '/account'],
  tags: ['wholesale', 'vip'],
  assignee: 'olive',
  cart: [
    { title: 'Waffle Bath Towel – Sheet', quantity: 12, price: 62_400 },
    { title: 'Brook Water Jug', quantity: 6, price: 38_400 },
  ],
  lines: [
    shopper(
      'Good morning! The guest house opens again in spring: six rooms, and all of them need new things.',
    ),
    olive('Good morning, Ivy! Lovely to hear. Where shall we begin, beds or tables?'),
    shopper('Tables. We had your Sand plates last time; do they hold up in a dishwasher twice a day?'),
    olive('They do. The matte glaze takes it better than a glossy one, and hides what knives leave.'),
    shopper('Good. I think Slate would suit the new room. How many have you got?'),
    olive('Nine sets of four. I can have more by the end of the month.'),
    shopper('Then three sets now. And napkins, something that survives red wine.'),
    olive('Harbour in Navy: the dye is fast and wine is nearly the same colour.', 5),
    shopper('Ha. Four sets of those, then. All in #1017, just ordered.', 26),
    note('olive', 'Ivy gets 10 % from twelve pieces on, as agreed last year.'),
    olive('I see it, thank you. I took ten per cent off and sent the difference back to your card.', 7),
    shopper('You are a treasure.', 3),
    shopper('Next: the rooms. What do you carry for water? The glass carafes keep breaking.', 1200),
    ada(
      'Good morning Ivy, Ada here; Olive is at the mill today. This one holds a litre and has a low foot:',
      6,
      {
        product: 'brook-water-jug',
      },
    ),
    shopper('Is it heavy? My mother would have to carry it.', 4),
    ada('900 grams empty. The handle takes four fingers, so it lifts easily.', 2),
    shopper('Then six. Can I see the glaze beside the plates? Screens lie.', 5),
    ada('They do! I took a picture at the window for you: Slate, Sand, and the jug’s glaze in front.', 18, {
      picture: 'swatches',
    }),
    shopper('Oh, that is exactly it. Slate with the jug.', 3),
    note('ada', 'Six jugs promised for spring, no order yet. Nine in stock.'),
    shopper('Towels: how many does one of your guests really use?', 980),
    olive('Back again! Reckon with two sheets and two hand towels for each bed, and one set in the wash.', 9),
    shopper('So twelve sheets at the least. They are in my cart; I want to sleep on it.', 4),
    olive('Do. Nothing will run away, I have put twelve aside until Friday.', 3),
    shopper('Would you do a name on the towels? Just “The Old Dairy”, small, in the corner.', 700),
    olive('We can stitch up to fifteen letters. It takes a week and costs $4 a piece.', 12),
    mina('And I can send you three thread colours on a piece of waffle, if you like.', 2),
    shopper('Yes please, Mina! To the usual address.', 6),
    mina('They went out this afternoon.', 190),
    shopper('The threads came. Moss it is, on all twelve.', 1440),
    olive('A good choice. Shall I turn your cart into an order with the stitching, on invoice?', 11),
    shopper('Please. And the back door again for the delivery, the front one sticks.', 20),
    olive('Noted: back door. The invoice will be with you tomorrow. Thank you, Ivy!', 5),
  ],
};
