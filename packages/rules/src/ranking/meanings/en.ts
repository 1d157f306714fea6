export const en = `
  delivery: delivery, deliver, delivered, shipping, ship, shipped, shipment, dispatch, postage, courier, carrier, deliveries, delivering, sending, take to arrive, takes to arrive
  parcel: parcel, package, packet, shipment, box, mail
  cost: cost, costs, price, fee, charge, charged, rate, expensive, how much, cheap, who pays, who covers, for free, free of charge
  time: time, days, duration, long, how long, how soon, how fast, how quickly, when will, how many days, in time, arrive by, take to arrive, arrive, arrives, arrival
  refund: refund, refunded, refunds, reimburse, reimbursed, reimbursement, money back, get my money, credited, my money, paid back, pay me back, bank account
  return: return, return shipping, return postage, return label, returns, returned, returning, send back, sent back, give back, take back, bring back, ship back, send it back, give it back, send something back, send anything back, do not want, no longer want, do not like, change my mind, changed my mind
  exchange: exchange, swap, switch, replace, replacement, another size, different size, other size, larger, bigger, smaller, too small, too big, too large, too tight, too long, too short, wrong size, does not fit, do not fit
  cancel: cancel, cancelled, canceled, cancellation, stop, withdraw, revoke, call off, undo, changed my mind, do not send, no longer need, ordered twice
  damaged: damaged, damage, broken, broke, cracked, crack, chipped, defective, defect, faulty, shattered, smashed, torn, in pieces, ripped, hole, dent, dented, scratched, bent, leaking, snapped, shards, fell apart, came apart, in bits
  missing: missing, lost, incomplete, not arrived, never arrived, did not arrive, not received, never received, disappeared, stolen, not in the box, not in the package, not in the parcel, left out, only got, only received, not included, forgot to include
  late: late, delayed, delay, overdue, waiting, still waiting, not here yet, any news, still nothing, heard nothing, should have been, should have arrived, supposed to arrive, days ago, no sign
  track: track, tracking, follow, status, whereabouts, where is, locate, any update, any news, on its way, left the warehouse, gets here, get here, no idea when, when does it arrive
  address: address, street, postcode, zip, moved, move house, apartment, office, house number, somewhere else, old address, new address, wrong address, relocated, flat
  pay: pay, payment, payments, paid, paying, card, credit card, checkout, method, methods, accept
  invoice: invoice, receipt, bill, vat, tax number, tax id, vat number, receipts, invoices, billed
  discount: discount, coupon, voucher, promo, promotion, code, promo code, deal, reduction, offer
  sale: sale, discounted, reduced, clearance, outlet
  price: price, cheaper, price drop, price match, price dropped, now cheaper, got cheaper, price adjustment, reduced price
  account: account, profile, register, registration, sign up, guest, registered, without an account
  login: login, sign in, log in, signin, sign-in, logged in, locked out, get into, forgot, forgotten
  password: password, passcode, credentials, locked out, get into, forgot, forgotten
  newsletter: newsletter, mailing list, marketing, unsubscribe, subscribe, promotional emails, stop emailing, spam, emails, mails, stop sending me, too many emails, no more emails, opt out, marketing emails, unsubscribed, stop emails
  size: size, sizes, sizing, fit, fits, measure, measurements, dimensions, length, width, height, how big, how large, how tall, how wide
  volume: volume, capacity, hold, holds, millilitres, ounces
  wash: wash, washing, washed, launder, laundry, clean, cleaning, care, tumble dry, rinse, dryer, iron, ironing, detergent, washing machine
  stain: stain, stains, spill, spilled, spot, mark
  customs: customs, duty, duties, import, tax, taxes, import fees
  country: country, countries, abroad, international, internationally, overseas, worldwide, foreign, outside the country
  contact: contact, reach, phone, telephone, call, speak, talk, get in touch, email you, write to you, customer service, real person, human, person, agent, representative, staff, talk to, speak to, speak with, live chat
  hours: hours, opening hours, business hours, open, closed, opening times
  store: store, showroom, studio, branch, visit, in person, physical shop
  gift: gift, present, wrap, wrapped, wrapping, giftwrap, birthday
  card: card, note, message, greeting
  privacy: privacy, data, personal data, personal information, gdpr, tracking cookies, cookies, know about me, forget me, my information
  delete: delete, erase, remove, close my account, deactivate, wipe, get rid of my data, remove my data
  stock: stock, available, availability, sold out, out of stock, back in stock, restock, restocked, in stock, available again, have again, be back, coming back, get more, unavailable, restocking, restocks, run out
  wholesale: wholesale, bulk, business, trade, resell, reseller, large order, company, corporate, quantity, quantities, b&b, guest house, guesthouse, business price
  warranty: warranty, guarantee, guaranteed
  job: job, jobs, career, careers, vacancy, vacancies, hiring, apply, employ, employment, recruit, recruiting, internship, intern, internships, work for you, position, positions
  material: material, materials, made of, fabric, fibre, fiber, cotton, linen, wool
  allergy: allergy, allergic, allergies, sensitive, toxic, safe, lead, chemicals, poisonous, harmful, poison
  express: express, fast, faster, rush, urgent, quick, quickly, next day, overnight
  change: change, edit, modify, update, correct, amend, wrong, mistake, typo
  pickup: pickup, pick up, collect, collection, click and collect, fetch, come by, pick it up, come and get, picked up, on my behalf
  order: order, purchase, bought, buy, ordered
  packaging: packaging, plastic, recycle, recyclable, recycling, cardboard
  sustainable: sustainable, sustainability, eco, environment, environmentally, climate, carbon
  subscription: subscription, membership, plan, renew, renewal
  points: points, loyalty, rewards, reward
  review: review, reviews, rating, feedback
  colour: colour, color, colours, colors, shade, tone
  dishwasher: dishwasher, machine, microwave, oven, heat, heating, hot, freezer
  declined: declined, rejected, refused, failed, fails, does not work, not working, refuse, refusing, denied, invalid, expired, turned down, not go through, not accepted, keeps failing, decline, bounced, blocked
  installments: installments, instalments, pay later, klarna, financing, afterpay, in installments, monthly payments, pay monthly, buy now
  gift card: gift card, gift cards, gift voucher, gift certificate, store credit, balance
  sample: sample, samples, swatch, swatches
  repair: repair, fix, mend, spare part, spare parts, mending, seam, zipper, come undone, came undone, come apart
  complaint: complaint, complain, unhappy, dissatisfied
  status: status, statuses, processing, pending, packed, fulfilled
  wrong: wrong, incorrect, mistaken, mixed up, not what i ordered, instead of, asked for, different item, somebody else's
  different: different, differs, differ, darker, lighter, photo, picture, looks different, not look like, does not match
  twice: twice, double, doubled, duplicate, two times, charged again, identical, debited, debit twice, second time
  neighbour: neighbour, neighbor, neighbours, neighbors, next door, doorstep, porch, safe place, leave it
  missed: missed, nobody home, not home, not at home, was out, at work, rang, doorbell, slip, left a card, left a note, attempted, letterbox, nobody answered
  shrink: shrink, shrinks, shrinkage, get smaller
  weight: weight, weigh, weighs, heavy, warmth, warm, thick
  confirmation: confirmation, confirm, confirmed, no email, order number
  add: add, include, one more, another one, extra item, forgot to add
  hotel: hotel, hotels, restaurant, restaurants, cafe, business, trade
  red: red, blue, green, pink, grey, gray, black, white, yellow, orange, purple, brown, beige > colour, color, colours, colors
  visa: visa, mastercard, maestro, amex, american express, paypal, apple pay, google pay, bank transfer, debit, cash > payment, methods
  wine: wine, coffee, ketchup, grease, ink, sauce > stain, stains
  monday: monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekend, holidays > hours, opening
  stuff: stuff, things, goods > order
  half: only half, half of it, half the order, just half, not everything > missing, incomplete
  driver: driver, postman, mailman, van > courier, carrier
  thread: thread, threads, strand, strands, snag, snagged, pull, pulled, loop, frayed, unravelling, unraveling, fraying
  filling: filling, fill, insert, inner, pad, stuffing, cushion pad
  embroidery: embroider, embroidered, embroidery, stitched, sew, sewn, initials, monogram, monogrammed, personalise, personalize, personalised, personalized, name on
  visit: course, class, workshop, lesson, tour
`;
