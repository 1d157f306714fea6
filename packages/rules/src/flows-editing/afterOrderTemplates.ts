import * as step from './build';
import type { FlowTemplate } from './FlowTemplate';

const who = (next: string) => step.signIn('who', 'To see your orders, please sign in.', next);
const noOrders = step.handover('none', 'I cannot find an order of yours. Our team will look into it.');

/** About what was ordered. */
export const afterOrderTemplates: readonly FlowTemplate[] = [
  {
    id: 'where-is-my-order',
    about: 'Says how an order stands and where its parcel is.',
    content: step.flow(
      'Where is my order?',
      ['Where is my order?', 'Track my parcel', 'When will my package arrive?', 'Has my order shipped?'],
      [
        who('order'),
        step.order('order', 'Which order is it about?', 'state', 'none'),
        step.when('state', 'order_state', { fulfilled: 'shipped', cancelled: 'cancelled' }, 'packing'),
        step.message('shipped', 'Order {{order_name}}: {{order_state_text}}.', 'more', {
          label: 'Follow the parcel',
          url: '{{order_tracking_url}}',
        }),
        step.message('cancelled', 'Order {{order_name}} was canceled and is not on its way.', 'more'),
        step.message('packing', 'Order {{order_name}}: {{order_state_text}}. We are preparing it.', 'more'),
        step.choice('more', 'Does this answer your question?', {
          'Yes, thank you': 'bye',
          'No, not yet': 'what',
        }),
        step.question('what', 'What else would you like to know?', 'question', 'person'),
        step.handover('person', 'Thank you. Our team will answer you here.'),
        step.end('bye', 'Glad to help. Have a great day!'),
        noOrders,
      ],
    ),
  },
  {
    id: 'return-or-exchange',
    about: 'Collects what is sent back, why, and what is wanted instead.',
    content: step.flow(
      'Return or exchange',
      [
        'I want to return something',
        'Exchange for another size',
        'How do I send it back?',
        'Get my money back',
      ],
      [
        who('order'),
        step.order('order', 'Which order is it about?', 'items', 'none'),
        step.items('items', 'What would you like to send back?', 'why'),
        step.choice(
          'why',
          'Why are you sending it back?',
          {
            'It does not fit': 'wish',
            'It is not what I expected': 'wish',
            'It arrived damaged': 'wish',
            'I changed my mind': 'wish',
          },
          'reason',
        ),
        step.choice(
          'wish',
          'What would you like instead?',
          { 'My money back': 'mark', 'Another size or color': 'other' },
          'wish',
        ),
        step.question('other', 'Which size or color would you like?', 'exchange', 'mark'),
        step.tag('mark', 'return', 'person'),
        step.handover(
          'person',
          'Thank you. We have noted what you want to return: {{items}}. Our team will tell you here what happens next.',
        ),
        noOrders,
      ],
    ),
  },
  {
    id: 'cancel-an-order',
    about: 'Cancels an order that is not on its way yet, after a yes.',
    content: step.flow(
      'Cancel an order',
      ['Cancel my order', 'I ordered by mistake', 'Can I still cancel?'],
      [
        who('order'),
        step.order('order', 'Which order would you like to cancel?', 'state', 'none'),
        step.when('state', 'order_state', { cancelled: 'before', fulfilled: 'late' }, 'sure'),
        {
          ...{ id: 'sure', kind: 'order-action', text: 'Cancel order {{order_name}} for {{order_total}}?' },
          ...{ action: 'cancel', next: 'done', otherwise: 'not' },
        },
        step.end('done', 'Order {{order_name}} is canceled. What you paid is on its way back to you.'),
        step.end('before', 'Order {{order_name}} has already been canceled.'),
        step.when('not', 'action_state', { refused: 'person', unknown: 'person' }, 'kept'),
        step.end('kept', 'All right, nothing changes about order {{order_name}}.'),
        step.choice('late', 'Order {{order_name}} is already on its way. Shall we arrange a return?', {
          'Yes, please': 'person',
          'No, I will keep it': 'kept',
        }),
        step.handover('person', 'Our team will take care of order {{order_name}} and answer you here.'),
        noOrders,
      ],
    ),
  },
  {
    id: 'damaged-item',
    about: 'Collects what is broken, with pictures.',
    content: step.flow(
      'Something arrived damaged',
      ['My item arrived broken', 'The parcel was damaged', 'There is a hole in it', 'It is faulty'],
      [
        who('order'),
        step.order('order', 'Which order is it about?', 'items', 'none'),
        step.items('items', 'What is damaged?', 'how'),
        step.question('how', 'We are sorry. What is wrong with it?', 'damage', 'show'),
        step.choice('show', 'Can you show us a picture?', {
          'Yes, I have one': 'picture',
          'No picture': 'wish',
        }),
        step.question('picture', 'Please add it here.', 'picture', 'wish', { type: 'file' }),
        step.choice(
          'wish',
          'What would you like us to do?',
          { 'Send a new one': 'mark', 'Give me my money back': 'mark' },
          'wish',
        ),
        step.tag('mark', 'damaged', 'person'),
        step.handover('person', 'Thank you. Our team will take care of it and answer you here.'),
        noOrders,
      ],
    ),
  },
];
