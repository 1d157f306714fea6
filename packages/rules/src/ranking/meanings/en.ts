export const en = `
  delivery, deliver, delivered, shipping, ship, shipped, shipment, dispatch, postage, courier, carrier
  parcel, package, packet, shipment, box, mail
  cost, costs, price, fee, charge, charged, rate, expensive, how much, cheap
  time, days, duration, long, how long, how soon, how fast, how quickly, when will
  refund, refunded, refunds, reimburse, reimbursed, reimbursement, money back, get my money, credited
  return, returns, returned, returning, send back, sent back, give back, take back, bring back, ship back, send it back, give it back
  exchange, swap, switch, replace, replacement, another size, different size, other size
  cancel, cancelled, canceled, cancellation, stop, withdraw, revoke, call off, undo
  damaged, damage, broken, broke, cracked, crack, chipped, defective, defect, faulty, shattered, smashed, torn, in pieces
  missing, lost, incomplete, not arrived, never arrived, did not arrive, not received, never received, disappeared, stolen
  late, delayed, delay, overdue, waiting, still waiting, not here yet
  track, tracking, follow, status, whereabouts, where is, locate
  address, street, postcode, zip, moved, move house
  pay, payment, payments, paid, paying, card, credit card, checkout
  invoice, receipt, bill, vat
  discount, coupon, voucher, promo, promotion, code, promo code, deal, reduction, offer
  sale, discounted, reduced, clearance, outlet
  price, cheaper, price drop, price match
  account, profile, register, registration, sign up
  login, sign in, log in, signin, sign-in, logged in
  password, passcode, credentials
  newsletter, mailing list, marketing, unsubscribe, subscribe, promotional emails, stop emailing
  size, sizes, sizing, fit, fits, measure, measurements, dimensions, length, width, height, how big, how large, how tall, how wide
  volume, capacity, hold, holds, millilitres, ounces
  wash, washing, washed, launder, laundry, clean, cleaning, care, tumble dry, rinse
  stain, stains, spill, spilled, spot, mark
  customs, duty, duties, import, tax, taxes, import fees
  country, countries, abroad, international, internationally, overseas, worldwide, foreign, outside the country
  contact, reach, phone, telephone, call, speak, talk, get in touch, email you, write to you, customer service, real person
  hours, opening hours, business hours, open, closed, opening times
  store, showroom, studio, branch, visit, in person, physical shop
  gift, present, wrap, wrapped, wrapping, giftwrap, birthday
  card, note, message, greeting
  privacy, data, personal data, personal information, gdpr, tracking cookies, cookies
  delete, erase, remove, close my account, deactivate
  stock, available, availability, sold out, out of stock, back in stock, restock, restocked, in stock
  wholesale, bulk, business, trade, resell, reseller, large order, company
  warranty, guarantee, guaranteed
  job, jobs, career, careers, vacancy, vacancies, hiring, apply
  material, materials, made of, fabric, fibre, fiber, cotton, linen, wool
  allergy, allergic, allergies, sensitive, toxic, safe, lead, chemicals
  express, fast, faster, rush, urgent, quick, quickly, next day, overnight
  change, edit, modify, update, correct, amend, wrong, mistake, typo
  pickup, pick up, collect, collection, click and collect
  order, purchase, bought, buy, ordered
  packaging, plastic, recycle, recyclable, recycling, cardboard
  sustainable, sustainability, eco, environment, environmentally, climate, carbon
  subscription, membership, plan, renew, renewal
  points, loyalty, rewards, reward
  review, reviews, rating, feedback
  colour, color, colours, colors, shade, tone
  dishwasher, machine, microwave, oven
  declined, rejected, refused, failed, fails, does not work, not working, doesn't work
  installments, instalments, pay later, klarna, financing
  gift card, gift cards, gift voucher, gift certificate, store credit, balance
  sample, samples, swatch, swatches
  repair, fix, mend, spare part, spare parts
  complaint, complain, unhappy, dissatisfied
`;
