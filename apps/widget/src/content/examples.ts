import type { MessageContent, ProductCardAttachment } from '@shopbell/protocol';

/** A picture that needs no host: tests and galleries may have none. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqD5TDwADCQGPm2Y5ogAAAABJRU5ErkJggg==';

const product = (name: string, price: string, before: string | null = null): ProductCardAttachment => ({
  contentType: 'application/productCard',
  name,
  url: 'https://shop.test/picture.png',
  size: 0,
  extra: {
    product_id: name,
    product_link: 'https://shop.test/products/throw',
    price,
    compare_at_price: before,
    currency: 'EUR',
  },
});

const picture = (name: string, width = 640, height = 480) => ({
  contentType: 'image/png',
  name,
  url: `/attachments/${name}`,
  size: 48_000,
  extra: { width, height, thumbnailUrl: `/attachments/small-${name}` },
});

const file = (name: string, contentType: string) => ({
  contentType,
  name,
  url: `/attachments/${name}`,
  size: 1_240_000,
});

const attachments = (list: MessageContent['attachments'], text = ''): MessageContent => ({
  type: 'attachments',
  text,
  attachments: list,
});

const video = (url: string, title: string): MessageContent => ({
  type: 'video',
  text: '',
  metadata: { url, title },
});

/** One of everything a message can hold, for galleries and tests. */
export const contentExamples = {
  text: { type: 'text', text: 'Hello there, good to see you.' },
  link: { type: 'text', text: 'It is all on https://shop.test/delivery?to=no, or write to help@shop.test!' },
  html: {
    type: 'html',
    text: '',
    html:
      '<p>Hello <b>Ada</b>, your order is <a href="https://shop.test/orders/1">on its way</a>.</p>' +
      '<ul><li>Linen throw</li><li>Two cups</li></ul><blockquote>Leave it with the neighbours.</blockquote>' +
      `<p style="color: #c2410c; font-weight: 600">Arrives on Friday</p><img src="${pixel}" alt="" width="8" height="8">` +
      '<table><tbody><tr><th>Parcel</th><td>1 of 1</td></tr></tbody></table>',
  },
  hostile: {
    type: 'html',
    text: '',
    html: '<p class="window" onclick="alert(1)" style="position: fixed; color: red">Words<script>alert(1)</script><img src=x onerror=alert(1)></p><a href="javascript:alert(1)">link</a><iframe srcdoc="x"></iframe>',
  },
  htmlWithCode: {
    type: 'html',
    text: '',
    html: '<p>Ten per cent for you:</p><p data-discount-code="WELCOME10"></p><div data-video-src="https://vimeo.com/76979871"></div>',
  },
  picture: attachments([picture('throw.png')], 'Like this one?'),
  pictures: attachments([picture('one.png'), picture('two.png', 480, 640), picture('three.png', 900, 300)]),
  files: attachments([file('invoice-2026-0042.pdf', 'application/pdf'), file('IMG_0412.heic', 'image/heic')]),
  product: attachments([product('Linen throw in sage', '89.00', '119.00')]),
  products: attachments([
    product('Linen throw in sage', '89.00', '119.00'),
    product('A cup with a rather long name that needs two lines', '18.50'),
    product('Oak board', '42'),
  ]),
  recommendation: attachments([
    {
      contentType: 'application/productRecommendation',
      name: 'For you',
      url: 'https://placeholder.invalid/productRecommendation',
      size: 0,
      extra: { id: 'r1', products: [product('Stoneware bowl', '24'), product('Tea towel', '12')] },
    },
  ]),
  discount: attachments([
    {
      contentType: 'application/discountOffer',
      name: 'A welcome for new customers',
      url: 'https://placeholder.invalid/discountOffer',
      size: 0,
      extra: { discount_offer_id: 'd1', value: '10', type: 'percentage', code: 'WELCOME10' },
    },
  ]),
  visitorForm: attachments([
    {
      contentType: 'application/visitorForm',
      name: 'Tell us when it is back',
      url: 'https://placeholder.invalid/visitorForm',
      size: 0,
      extra: {
        fields: [
          { name: 'email', type: 'email', label: 'Email', required: true },
          { name: 'phone', type: 'phone', label: 'Phone number', required: false },
          { name: 'size', type: 'text', label: 'Which size?', required: true },
        ],
      },
    },
  ]),
  optionalEmail: { type: 'optional-email-capture-form', text: '' },
  selfServiceEmail: { type: 'self-service-email-capture-form', text: 'Which email did you order with?' },
  verification: { type: 'verification-request', text: 'Please confirm who you are.' },
  field: {
    type: 'field-capture-form',
    text: 'What is your order number?',
    metadata: { field: { name: 'orderNumber', type: 'text', label: 'Order number' } },
  },
  fieldSent: {
    type: 'field-capture-form',
    text: 'What is your order number?',
    metadata: { field: { name: 'orderNumber', type: 'text', label: 'Order number' } },
    capturedValue: '1042',
  },
  article: {
    type: 'article-recommendation',
    text: 'How long does delivery take?',
    metadata: {
      title: 'How long does delivery take?',
      preview:
        'Within the country two working days, to the rest of Europe three to five, and elsewhere up to ten.',
      url: 'https://help.shop.test/delivery',
    },
  },
  orderCancelled: {
    type: 'order-action',
    text: 'Order #1007 has been canceled.\nI ordered it by mistake',
    metadata: { kind: 'cancel', orderName: '#1007', state: 'done', by: 'shopper' },
  },
  orderAsked: {
    type: 'order-action',
    text: 'Please change the address of order #1007\nHazel Field\n1 New Street\n97301 Salem',
    metadata: { kind: 'address', orderName: '#1007', state: 'unknown', by: 'shopper' },
  },
  requestDecided: {
    type: 'order-request',
    text: 'We have accepted your request about order #1007.\nThe label is in your mail.',
    metadata: { kind: 'return', orderName: '#1007', state: 'accepted', request: 3 },
  },
  youtube: video('https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'How to wash linen'),
  vimeo: video('https://vimeo.com/76979871', 'Our workshop'),
  wistia: video('https://shop.wistia.com/medias/e4a27b971d', 'Setting it up'),
  loom: video('https://www.loom.com/share/0123456789abcdef0123456789abcdef', 'From our team'),
  mp4: video('https://shop.test/how-to.mp4', 'Unpacking'),
  answer: {
    type: 'text',
    text: 'You can send it back **within 30 days**:\n- unworn, in its box\n- with the slip that came with it',
    metadata: {
      ai_agent_message_type: 'ai_agent_response_relevant_true',
      sources: [
        {
          ...{ kind: 'article', articleId: '3', title: 'Returns and refunds' },
          ...{ url: 'https://shop.test/help/returns', quote: 'Send it back within 30 days.' },
        },
        { kind: 'order', orderId: 1042, orderName: '#1042', field: 'status', value: 'On its way' },
        { kind: 'order', orderId: 1042, orderName: '#1042', field: 'tracking', value: 'FL1042' },
      ],
    },
  },
  proposal: {
    type: 'assistant-proposal',
    text: 'Shall I cancel order #1042?',
    metadata: {
      proposalId: '6f2d9c1e-7a51-4f43-9c6f-0a4a3b1d2e3f',
      ...{ kind: 'cancel', orderId: 1042, orderName: '#1042' },
      lines: ['Order #1042 is cancelled as a whole.', '89.00 EUR go back to the card ending in 4242.'],
      expiresDatetime: '2099-01-01T00:00:00.000Z',
    },
  },
  proposedAddress: {
    type: 'assistant-proposal',
    text: 'Change the address of order #1042',
    metadata: {
      proposalId: '7f2d9c1e-7a51-4f43-9c6f-0a4a3b1d2e3f',
      ...{ kind: 'address', orderId: 1042, orderName: '#1042' },
      lines: [
        'Address until now\nHazel Field\n12 Fern Lane\n97205 Portland\nOregon, United States',
        'New address\nHazel Field\n1 Donaudampfschifffahrtsgesellschaftsstraße\nFloor 3\n97301 Salem\nOregon, United States',
        'Your package will go to the new address. For another country or state, please write to us.',
      ],
      expiresDatetime: '2099-01-01T00:00:00.000Z',
    },
  },
  proposedReturn: {
    type: 'assistant-proposal',
    text: 'Return order #1042',
    metadata: {
      proposalId: '8f2d9c1e-7a51-4f43-9c6f-0a4a3b1d2e3f',
      ...{ kind: 'return', orderId: 1042, orderName: '#1042' },
      lines: [
        'Goes back\n1 × Pebble Mug, Fog\n2 × Linen throw with a hand-knotted fringe, undyed',
        'Comes instead\n1 × Pebble Mug, Moss',
        'Reason\nThe handle is loose',
        'The shop will hear of the return right away. Your money goes back once the items have arrived.',
      ],
      expiresDatetime: '2099-01-01T00:00:00.000Z',
    },
  },
  proposedForm: {
    type: 'assistant-proposal',
    text: 'Return order #1042',
    metadata: {
      proposalId: '9f2d9c1e-7a51-4f43-9c6f-0a4a3b1d2e3f',
      ...{ kind: 'return', orderId: 1042, orderName: '#1042', isForm: true },
      lines: ['Which items is it about?'],
      expiresDatetime: '2099-01-01T00:00:00.000Z',
    },
  },
} as const satisfies Record<string, MessageContent>;

export type ContentExample = keyof typeof contentExamples;
