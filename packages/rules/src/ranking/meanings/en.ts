export const en = `
  delivery, deliver, delivered, shipping, ship, shipped, shipment, dispatch, postage, courier, carrier, deliveries, delivering, sending
  parcel, package, packet, shipment, box, mail
  cost, costs, price, fee, charge, charged, rate, expensive, how much, cheap
  time, days, duration, long, how long, how soon, how fast, how quickly, when will, how many days, in time, arrive by, take to arrive
  refund, refunded, refunds, reimburse, reimbursed, reimbursement, money back, get my money, credited, my money, paid back, pay me back, bank account
  return, returns, returned, returning, send back, sent back, give back, take back, bring back, ship back, send it back, give it back, send something back, do not want, no longer want, do not like, change my mind, changed my mind
  exchange, swap, switch, replace, replacement, another size, different size, other size, larger, bigger, smaller, too small, too big, too large, too tight, too long, too short, wrong size, does not fit, do not fit
  cancel, cancelled, canceled, cancellation, stop, withdraw, revoke, call off, undo, changed my mind, do not send, no longer need, ordered twice
  damaged, damage, broken, broke, cracked, crack, chipped, defective, defect, faulty, shattered, smashed, torn, in pieces, ripped, hole, dent, dented, scratched, bent, leaking, snapped, shards, fell apart, came apart, in bits
  missing, lost, incomplete, not arrived, never arrived, did not arrive, not received, never received, disappeared, stolen, not in the box, not in the package, not in the parcel, left out, only got, only received, not included, forgot to include
  late, delayed, delay, overdue, waiting, still waiting, not here yet, any news, still nothing, heard nothing, should have been, should have arrived, supposed to arrive, days ago, no sign
  track, tracking, follow, status, whereabouts, where is, locate, any update, any news, on its way, left the warehouse, gets here, get here, no idea when, when does it arrive
  address, street, postcode, zip, moved, move house, apartment, office, house number, somewhere else, old address, new address, wrong address
  pay, payment, payments, paid, paying, card, credit card, checkout, method, methods, accept
  invoice, receipt, bill, vat
  discount, coupon, voucher, promo, promotion, code, promo code, deal, reduction, offer
  sale, discounted, reduced, clearance, outlet
  price, cheaper, price drop, price match
  account, profile, register, registration, sign up, guest, registered, without an account
  login, sign in, log in, signin, sign-in, logged in, locked out, get into, forgot, forgotten
  password, passcode, credentials, locked out, get into, forgot, forgotten
  newsletter, mailing list, marketing, unsubscribe, subscribe, promotional emails, stop emailing, spam, emails, mails, stop sending me, too many emails, no more emails, opt out
  size, sizes, sizing, fit, fits, measure, measurements, dimensions, length, width, height, how big, how large, how tall, how wide
  volume, capacity, hold, holds, millilitres, ounces
  wash, washing, washed, launder, laundry, clean, cleaning, care, tumble dry, rinse, dryer, iron, ironing, detergent, washing machine
  stain, stains, spill, spilled, spot, mark
  customs, duty, duties, import, tax, taxes, import fees
  country, countries, abroad, international, internationally, overseas, worldwide, foreign, outside the country
  contact, reach, phone, telephone, call, speak, talk, get in touch, email you, write to you, customer service, real person, human, person, agent, representative, staff, talk to, speak to, speak with, live chat
  hours, opening hours, business hours, open, closed, opening times
  store, showroom, studio, branch, visit, in person, physical shop
  gift, present, wrap, wrapped, wrapping, giftwrap, birthday
  card, note, message, greeting
  privacy, data, personal data, personal information, gdpr, tracking cookies, cookies, know about me, forget me, my information
  delete, erase, remove, close my account, deactivate
  stock, available, availability, sold out, out of stock, back in stock, restock, restocked, in stock, available again, have again, be back, coming back, get more
  wholesale, bulk, business, trade, resell, reseller, large order, company, corporate, quantity, quantities
  warranty, guarantee, guaranteed
  job, jobs, career, careers, vacancy, vacancies, hiring, apply
  material, materials, made of, fabric, fibre, fiber, cotton, linen, wool
  allergy, allergic, allergies, sensitive, toxic, safe, lead, chemicals, poisonous, harmful, poison
  express, fast, faster, rush, urgent, quick, quickly, next day, overnight
  change, edit, modify, update, correct, amend, wrong, mistake, typo
  pickup, pick up, collect, collection, click and collect, fetch, come by, pick it up, come and get
  order, purchase, bought, buy, ordered
  packaging, plastic, recycle, recyclable, recycling, cardboard
  sustainable, sustainability, eco, environment, environmentally, climate, carbon
  subscription, membership, plan, renew, renewal
  points, loyalty, rewards, reward
  review, reviews, rating, feedback
  colour, color, colours, colors, shade, tone
  dishwasher, machine, microwave, oven, heat, heating, hot, freezer
  declined, rejected, refused, failed, fails, does not work, not working, refuse, refusing, denied, invalid, expired, turned down, not go through, not accepted
  installments, instalments, pay later, klarna, financing
  gift card, gift cards, gift voucher, gift certificate, store credit, balance
  sample, samples, swatch, swatches
  repair, fix, mend, spare part, spare parts, mending, seam, zipper, come undone, came undone, come apart
  complaint, complain, unhappy, dissatisfied
  status, statuses, processing, pending, packed, fulfilled
  wrong, incorrect, mistaken, mixed up, not what i ordered, instead of, asked for, different item, somebody else's
  different, differs, differ, darker, lighter, photo, picture, looks different, not look like, does not match
  twice, double, doubled, duplicate, two times, charged again
  neighbour, neighbor, neighbours, neighbors, next door, doorstep, porch, safe place, leave it
  missed, nobody home, not home, not at home, was out, at work, rang, doorbell
  shrink, shrinks, shrinkage, get smaller
  weight, weigh, weighs, heavy, warmth, warm, thick
  confirmation, confirm, confirmed, no email, order number
  add, include, one more, another one, extra item, forgot to add
  hotel, hotels, restaurant, restaurants, cafe, business, trade
  red, blue, green, pink, grey, gray, black, white, yellow, orange, purple, brown, beige > colour, color, colours, colors
  visa, mastercard, maestro, amex, american express, paypal, apple pay, google pay, bank transfer, debit, cash > payment, methods
  wine, coffee, ketchup, grease, ink, sauce > stain, stains
  monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekend, holidays > hours, opening
  stuff, things, goods > order
  driver, postman, mailman, van > courier, carrier
  $countries > country, countries
`;
