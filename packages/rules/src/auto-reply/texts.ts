/** English, by the keys of the text dictionaries; a shop's own texts go first. */
export const autoReplyTexts = {
  autoReplyShortly: 'Thank you for your message! We will be with you shortly.',
  autoReplyInMinutes: 'Thank you for your message! We usually reply within a few minutes.',
  autoReplyInHours: 'Thank you for your message! We usually reply within a few hours.',
  autoReplyInDay: 'Thank you for your message! We usually reply within a day.',
  autoReplyDynamicShort: 'Thank you for your message! Someone will be with you in about a minute.',
  autoReplyDynamicMedium: 'Thank you for your message! Someone will be with you in about {count} minutes.',
  autoReplyDynamicLong:
    'Thank you for your message! We are busy right now, so our reply will take more than 15 minutes.',
} as const;

export type AutoReplyKey = keyof typeof autoReplyTexts;
