/** Circles that still have to be taken apart. The list only shrinks: an entry whose circle is gone fails the check. */
export const knownCircles = [
  [
    'apps/server/src/platform/bus/createInProcessBus.ts',
    'apps/server/src/platform/bus/createNatsBus.ts',
    'apps/server/src/platform/bus/index.ts',
  ],
  [
    'apps/server/src/platform/files/createDiskFiles.ts',
    'apps/server/src/platform/files/createS3Files.ts',
    'apps/server/src/platform/files/index.ts',
  ],
  [
    'apps/server/src/platform/mail/createMailer.ts',
    'apps/server/src/platform/mail/createSmtpTransport.ts',
    'apps/server/src/platform/mail/index.ts',
    'apps/server/src/platform/mail/store.ts',
  ],
  [
    'apps/server/src/realtime/AgentNews.ts',
    'apps/server/src/realtime/HeadPoll.ts',
    'apps/server/src/realtime/Hub.ts',
  ],
  [
    'apps/server/src/realtime/captureFrames.ts',
    'apps/server/src/realtime/emailGate.ts',
    'apps/server/src/realtime/visitorSocket.ts',
  ],
  ['apps/widget/src/api/createHandle.ts', 'apps/widget/src/api/lazy/commands.ts'],
  ['apps/widget/src/checkout/lazy/syncStorage.ts', 'apps/widget/src/checkout/startStorageSync.ts'],
];
