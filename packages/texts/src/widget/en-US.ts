import { coreEnglish } from './coreEnglish';

/** The base of all languages: what is missing elsewhere is shown from here. */
export const englishTexts = {
  ...coreEnglish,

  // Launcher and window
  windowMenu: 'More options',
  windowPoweredBy: 'Powered by {name}',
  windowPrivacy: 'By chatting with us you accept our {link}.',
  windowPrivacyLink: 'privacy policy',
  windowPreview: 'This is a preview. What you write arrives in the shop’s inbox.',
  windowLoading: 'Loading…',

  // Introductions and availability
  introduction: 'How can we help?',
  introductionOffline: 'We will be back soon',
  availabilityOnline: 'We are online',

  // Home
  homeStartChat: 'Send us a message',
  homeContinueChat: 'Continue the conversation',
  homeStartersLabel: 'Suggested questions',

  // Composer
  composerAttach: 'Attach a file',
  composerEmoji: 'Add an emoji',
  composerRemoveAttachment: 'Remove {name}',
  composerDropFiles: 'Drop your files here',
  composerCharactersLeft: { one: '{count} character left', other: '{count} characters left' },
  composerTooLong: 'Your message is too long. It can have up to {limit} characters.',

  // Conversation
  conversationLoadOlder: 'Show earlier messages',
  conversationAgentTyping: '{name} is typing…',
  conversationAgentJoined: '{name} has joined the conversation',
  messageFromBot: 'Bot',
  messageDelivered: 'Delivered',
  messageSeen: 'Seen',
  messageDeleted: 'This message was deleted',
  messageEdited: 'Edited',
  retryTap: 'Tap to retry',
  retry: 'Try again',

  // Connection
  connectionOffline: 'You are offline. What you write is sent when you are back.',
  connectionMemoryOnly:
    'Your browser does not let us store this conversation. It is gone when you leave this page.',

  // Errors
  errorGeneric: 'Something went wrong',
  errorFlowStep: 'An error occurred while processing your action. Please try again.',
  errorUnsupportedAction: 'Unsupported action type.',
  errorTooFast: 'You are sending messages very quickly. Please wait a moment.',

  // Floating input
  floatingPlaceholder: 'Ask us anything…',
  floatingSend: 'Send your question',
  floatingClose: 'Close the question box',

  // Email capture
  emailOptionalTitle: 'Get our reply by email',
  emailOptionalText: 'Leave your email and we will also write to you there if you have to go.',
  emailRequiredTitle: 'Before we start',
  emailRequiredText: 'Please leave your email so that we can get back to you.',
  emailPlaceholder: 'name@example.com',
  emailLabel: 'Email',
  emailSubmit: 'Save',
  emailRequiredSubmit: 'Start chatting',
  emailSkip: 'Not now',
  emailThanks: 'Thank you! We will reply here and to {email}.',
  emailInvalid: 'Invalid email',
  emailFake: 'Please enter an email address that exists',

  // Offline capture
  offlineTitle: 'Leave us a message',
  offlineText: 'We are away right now. Write to us and we will answer by email.',
  offlineName: 'Name',
  offlineEmail: 'Email',
  offlineMessage: 'How can we help you?',
  offlineSubmit: 'Send message',
  offlineThanksTitle: 'Thank you for your message!',
  offlineThanksText: 'We will write to {email} as soon as we are back.',
  offlineAnother: 'Send another message',
  offlineFailed: 'Your message was not sent. Please try again.',

  // Auto-responder
  autoReplyShortly: 'Thank you for your message! We will be with you shortly.',
  autoReplyInMinutes: 'Thank you for your message! We usually reply within a few minutes.',
  autoReplyInHours: 'Thank you for your message! We usually reply within a few hours.',
  autoReplyInDay: 'Thank you for your message! We usually reply within a day.',
  autoReplyDynamicShort: 'Thank you for your message! Someone will be with you in about a minute.',
  autoReplyDynamicMedium: {
    one: 'Thank you for your message! Someone will be with you in about {count} minute.',
    other: 'Thank you for your message! Someone will be with you in about {count} minutes.',
  },
  autoReplyDynamicLong:
    'Thank you for your message! We are busy right now, so our reply will take more than 15 minutes.',

  // Waiting for a person
  handoverWaiting: 'We are looking for someone to help you…',
  handoverWaitingEmail: 'We are passing this on to our team. They will answer here or by email.',
  handoverOffline: 'Nobody is here right now. We will answer as soon as we are back.',
  waitStill: 'Thank you for waiting! It is taking a little longer than usual.',
  waitPrompt: 'Would you like to keep waiting, or get our answer by email?',
  waitMinutes: { one: 'Waiting time: about {count} minute', other: 'Waiting time: about {count} minutes' },
  waitKeepWaiting: 'Keep waiting',
  waitSwitchToEmail: 'Answer me by email',
  waitKept: 'Thank you! We will be with you as soon as we can.',
  waitSwitched: 'Got it! We will write to {email}.',

  // Ending the chat
  endChat: 'End chat',
  endConfirmTitle: 'End this chat?',
  endConfirmText: 'You can write to us again at any time.',
  endConfirm: 'End chat',
  endCancel: 'Cancel',
  endEnded: 'This chat has ended',
  endStartNew: 'Start a new chat',
  transcriptSend: 'Email me this conversation',
  transcriptSent: 'We have sent the conversation to {email}.',
  transcriptFailed: 'The conversation could not be sent. Please try again.',
  transcriptSubject: 'Your conversation with {name}',
  dataDelete: 'Delete my data',
  dataDeleteTitle: 'Delete your data?',
  dataDeleteText: 'We will delete this conversation and everything we know about you. This cannot be undone.',
  dataDeleteConfirm: 'Delete for good',
  dataDeleted: 'Your data has been deleted.',
  dataDeleteFailed: 'Your data could not be deleted. Please try again.',

  // What messages hold
  imageOpen: 'Open the image {name}',
  imageClose: 'Close the image',
  imagePrevious: 'Previous image',
  imageNext: 'Next image',
  fileDownload: 'Download {name}',
  videoPlay: 'Play the video',
  articleOpen: 'Read the article',
  articleClose: 'Close the article',
  linkNewTab: 'Opens in a new tab',
  productView: 'View product',
  productAddToCart: 'Add to cart',
  productAdding: 'Adding…',
  productAdded: 'Added to cart',
  productAddFailed: 'This could not be added to your cart. Please try again.',
  productOutOfStock: 'Out of stock',
  productChooseVariant: 'Choose an option',
  productPrice: 'Price',
  productPriceBefore: 'Before',
  productPrevious: 'Previous products',
  productNext: 'Next products',
  productListLabel: 'Recommended products',
  discountLabel: 'Your discount code',
  discountPercentage: '{value} off',
  discountAmount: '{value} off your order',
  discountFreeShipping: 'Free shipping',
  discountCopy: 'Copy code',
  discountCopied: 'Copied',
  discountApply: 'Use the code',
  discountReveal: 'Show my code',
  discountValidHours: { one: 'Valid for {count} hour', other: 'Valid for {count} hours' },
  discountValidMinutes: { one: 'Valid for {count} minute', other: 'Valid for {count} minutes' },
  discountValidShort: 'Valid {count}h',
  discountExpired: 'This offer has ended.',
  discountRevealFailed: 'The code could not be fetched. Please try again.',
  formName: 'Name',
  formEmail: 'Email',
  formPhone: 'Phone number',
  formSubmit: 'Submit',
  formSubmitted: 'Thank you!',
  formRequired: 'Please fill this in',
  formInvalidPhone: 'Invalid phone number',
  formFailed: 'This could not be sent. Please try again.',

  // Uploads
  uploadProgress: 'Uploading: {percent}',
  uploadCancel: 'Cancel the upload',
  uploadRetry: 'Upload again',
  uploadFailed: 'The file {name} could not be uploaded.',
  uploadNoFile: 'No attachment to send',
  uploadTooLarge: 'File should be smaller than {maxFileSize} MB',
  uploadTooMany: 'Cannot upload more than {maxFilesPerUpload} files at the same time.',
  uploadOnlyImages:
    'Only images are supported. Choose a file with a supported extension (jpg, jpeg, png, gif, bmp).',

  // Suggestions, recommendations and the AI agent
  recommendationQuestion: 'Was this helpful?',
  recommendationYes: 'Yes, thank you',
  recommendationNo: 'No, I need more help',
  recommendationGlad: 'Great! We are happy to help.',
  recommendationSorry: 'Sorry to hear that. Someone from our team will answer you here.',
  recommendationSorryEmailRequired:
    'Sorry to hear that. Please leave your email, and someone from our team will get back to you.',
  recommendationNoArticle: 'No article found',
  aiAgentName: 'AI agent',
  aiAgentWriting: 'The AI agent is writing…',
  aiAgentHandedOver: 'We have passed you on to our team.',
  aiAgentSolvedQuestion: 'Has this answered your question?',
  aiAgentSolvedYes: 'Yes',
  aiAgentSolvedNo: 'No',
  aiAgentClosing: 'Glad we could help. Have a great day!',
  aiAgentSignIn: 'Please sign in so that we can look at your orders.',
  aiAgentSignInByEmail: 'Sign in by email',
  aiAgentSignInByPhone: 'Sign in by text message',

  // Flows and campaigns
  flowRestart: 'Start over',
  flowPreview: 'Preview of a flow',
  flowAnswerPlaceholder: 'Write your answer…',
  flowEnded: 'That was all. Is there anything else we can do for you?',
  campaignClose: 'Close this message',
  campaignReplyPlaceholder: 'Write a reply…',
  campaignReplySend: 'Send reply',
  campaignFrom: 'Message from {name}',
  startersClose: 'Close these suggestions',
};
