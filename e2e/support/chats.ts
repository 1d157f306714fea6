/** Somebody answers at any hour, so that the window opens on the conversation. */
export const openChatSettings = {
  preferences: { liveChatAvailability: 'always-live-during-business-hours' },
  businessHours: {
    timezone: 'UTC',
    businessHours: [{ days: [1, 2, 3, 4, 5, 6, 7], fromTime: '00:00', toTime: '23:60' }],
  },
} as const;

export const closedChatSettings = {
  ...openChatSettings,
  preferences: { liveChatAvailability: 'offline' },
} as const;
