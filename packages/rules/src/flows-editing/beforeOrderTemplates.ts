import * as step from './build';
import type { FlowTemplate } from './FlowTemplate';

const wrongEmail = 'This is no email address. Please check it.';

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
          { 'Something to wear': 'chest', 'Something for the bed': 'bed' },
          'topic',
        ),
        step.question(
          'chest',
          'How many centimetres is your chest?',
          'chest',
          'judge',
          { type: 'number', min: 60, max: 160, isWhole: false },
          'Please give a number of centimetres between 60 and 160.',
        ),
        {
          ...{ id: 'judge', kind: 'condition', otherwise: 'large' },
          cases: [
            { variable: 'chest', operator: 'less', value: '88', next: 'small' },
            { variable: 'chest', operator: 'less', value: '102', next: 'medium' },
          ],
        },
        step.message('small', 'With {{chest}} cm, size S fits you.', 'more'),
        step.message('medium', 'With {{chest}} cm, size M fits you.', 'more'),
        step.message('large', 'With {{chest}} cm, size L fits you.', 'more'),
        step.choice(
          'bed',
          'How wide is your bed?',
          { 'Up to 100 cm': 'single', 'Up to 160 cm': 'double', Wider: 'king' },
          'bed',
        ),
        step.message('single', 'A throw of 130 × 170 cm covers it well.', 'more'),
        step.message('double', 'A throw of 180 × 220 cm covers it well.', 'more'),
        step.message('king', 'A throw of 220 × 260 cm covers it well.', 'more'),
        step.choice('more', 'Would you like to ask our team as well?', {
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
        step.question('variant', 'In which size or colour?', 'variant', 'email'),
        step.question(
          'email',
          'Where may we write when it is back?',
          'email',
          'mark',
          step.email,
          wrongEmail,
        ),
        step.tag('mark', 'back in stock', 'person'),
        step.handover('person', 'Noted: we write to {{email}} as soon as {{product}} is back.'),
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
        step.question('number', 'What is the number of your order?', 'order_number', 'words', {
          ...{ type: 'text', pattern: 'order-number', minLength: 1, maxLength: 31 },
        }),
        step.question('words', 'What shall stand on the card?', 'gift_message', 'day'),
        step.question(
          'day',
          'By when should it be there?',
          'gift_date',
          'mark',
          { type: 'date', when: 'future' },
          'Please choose a day that is still to come.',
        ),
        step.tag('mark', 'gift', 'person'),
        step.handover('person', 'Thank you. We put the card into order {{order_number}}.'),
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
        step.choice('what', 'What has changed, {{customer_name|please}}?', {
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
