import * as step from './build';
import type { FlowTemplate } from './FlowTemplate';

const wrongEmail = 'This is not an email address. Please check it.';

/** Before anything is ordered, or about who ordered. */
export const beforeOrderTemplates: readonly FlowTemplate[] = [
  {
    id: 'size-advice',
    about: 'Advises a size by a measure.',
    content: step.flow(
      'Which size fits me?',
      ['Which size should I take?', 'Does it run small?', 'Size guide', 'What are the measurements?'],
      [
        step.choice(
          'what',
          'What are you looking for?',
          { 'Shoes or slippers': 'foot', 'Something for the bed': 'bed' },
          'topic',
        ),
        step.question(
          'foot',
          'How long is your foot, in centimeters?',
          'foot',
          'judge',
          { type: 'number', min: 22, max: 29, isWhole: false },
          'Please give a number of centimeters between 22 and 29.',
        ),
        {
          ...{ id: 'judge', kind: 'condition', otherwise: 'large' },
          cases: [
            { variable: 'foot', operator: 'less', value: '24.3', next: 'small' },
            { variable: 'foot', operator: 'less', value: '26.3', next: 'medium' },
          ],
        },
        step.message('small', 'For {{foot}} cm, choose EU 37–38.', 'more'),
        step.message('medium', 'For {{foot}} cm, choose EU 39–41.', 'more'),
        step.message('large', 'For {{foot}} cm, choose EU 42–44.', 'more'),
        step.choice('bed', 'How wide is your bed?', { 'Up to 120 cm': 'single', Wider: 'double' }, 'bed'),
        step.message('single', 'A single blanket, 150 × 200 cm, covers it well.', 'more'),
        step.message('double', 'A double blanket, 230 × 200 cm, covers it well.', 'more'),
        step.choice('more', 'Would you like to ask our team, too?', {
          'No, thank you': 'bye',
          'Yes, please': 'person',
        }),
        step.end('bye', 'Enjoy choosing!'),
        step.handover('person', 'Our team will answer you here.'),
      ],
    ),
  },
  {
    id: 'back-in-stock',
    about: 'Notes who wants to hear when something is back.',
    content: step.flow(
      'Tell me when it is back',
      ['When is it back in stock?', 'Sold out', 'Notify me when available'],
      [
        step.question('what', 'What are you waiting for?', 'product', 'variant'),
        step.question('variant', 'In which size or color?', 'variant', 'email'),
        step.question(
          'email',
          'Which email address should we write to when it is back?',
          'email',
          'mark',
          step.email,
          wrongEmail,
        ),
        step.tag('mark', 'back in stock', 'person'),
        step.handover('person', 'Noted. We will write to {{email}} as soon as it is back: {{product}}.'),
      ],
    ),
  },
  {
    id: 'gift-message',
    about: 'Takes the words for a gift card, and when it should arrive.',
    content: step.flow(
      'Add a gift message',
      ['It is a gift', 'Add a card', 'Can you wrap it as a present?'],
      [
        step.question(
          'number',
          'What is the number of your order?',
          'order_number',
          'words',
          { type: 'text', pattern: 'order-number', minLength: 1, maxLength: 31 },
          'This is not an order number. It stands in your confirmation email, such as #1001.',
        ),
        step.question('words', 'What should the card say?', 'gift_message', 'day'),
        step.question(
          'day',
          'When should it arrive by?',
          'gift_date',
          'mark',
          { type: 'date', when: 'future' },
          'Please choose a day that is still to come.',
        ),
        step.tag('mark', 'gift', 'person'),
        step.handover('person', 'Thank you. We will put the card into order {{order_number}}.'),
      ],
    ),
  },
  {
    id: 'contact-details',
    about: 'Changes how a customer is reached.',
    content: step.flow(
      'Change my contact details',
      ['Change my email address', 'My phone number is wrong', 'Update my address'],
      [
        step.signIn('who', 'So that nobody else changes them, please sign in.', 'what'),
        step.choice('what', 'What has changed?', {
          'My email address': 'email',
          'My telephone number': 'phone',
          'My address': 'address',
        }),
        step.question(
          'email',
          'What is your new email address?',
          'new_email',
          'person',
          step.email,
          wrongEmail,
        ),
        step.question('phone', 'What is your new telephone number?', 'new_phone', 'person', {
          ...{ type: 'text', pattern: 'phone', minLength: 6, maxLength: 30 },
        }),
        step.question('address', 'What is your new address?', 'new_address', 'person'),
        step.handover('person', 'Thank you. Our team will change it and tell you here.'),
      ],
    ),
  },
];
