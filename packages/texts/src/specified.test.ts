import { expect, it } from 'vitest';
import { englishTexts } from './english';
import { englishSspTexts } from './selfService';

it('what is specified word by word is said word by word', () => {
  expect(englishTexts).toMatchObject({
    errorSending: 'An error occurred while sending your message. Please try again.',
    messageNotDelivered: 'Message not delivered.',
    messageNotDeliveredTap: 'Message not delivered. Tap to retry.',
    retryClick: 'Click to retry.',
    retryTap: 'Tap to retry',
    errorGeneric: 'Something went wrong',
    errorFlowStep: 'An error occurred while processing your action. Please try again.',
    errorUnsupportedAction: 'Unsupported action type.',
    errorRefreshPage: 'Please refresh your page to continue using the chat.',
    uploadNoFile: 'No attachment to send',
    uploadTooLarge: 'File should be smaller than {maxFileSize} MB',
    uploadTooMany: 'Cannot upload more than {maxFilesPerUpload} files at the same time.',
    uploadOnlyImages:
      'Only images are supported. Choose a file with a supported extension (jpg, jpeg, png, gif, bmp).',
    introduction: 'How can we help?',
    introductionOffline: 'We will be back soon',
    composerLabel: 'Message',
    recommendationNoArticle: 'No article found',
  });
  expect(englishSspTexts).toMatchObject({
    errorOrders: 'An error occurred while fetching your orders',
    errorReturnPortal: 'An error occurred generating the return portal link',
    errorReport: 'Something went wrong while sending the report issue.',
    errorSignIn: 'Failed to sign in.',
    errorMaximumAttempts: 'Maximum verification attempts reached',
    errorNoOrdersEmail: 'No orders found for this email',
    errorNoOrdersPhone: 'No orders found for this phone number',
    errorNoCustomerEmail: 'No customer associated with this email',
    errorNoCustomerPhone: 'No customer associated with this phone number',
    errorEmailAndOrderNeeded: 'You must provide an email and an order number',
    invalidEmail: 'Invalid email',
    invalidCode: 'Invalid code',
    invalidPhone: 'Invalid phone number',
  });
});
