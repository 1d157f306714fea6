/** The places of the settings, in the order of the navigation. */
export const sections = [
  { id: 'appearance', name: 'Appearance', hasPreview: true },
  { id: 'launcher', name: 'Launcher', hasPreview: true, isLookedAtClosed: true },
  { id: 'conversation', name: 'Conversation', hasPreview: true },
  { id: 'hours', name: 'Hours', hasPreview: true },
  { id: 'languages', name: 'Languages', hasPreview: true },
  { id: 'texts', name: 'Texts', hasPreview: true },
  { id: 'privacy', name: 'Email and privacy', hasPreview: true },
  { id: 'visibility', name: 'Visibility', hasPreview: false },
  { id: 'automation', name: 'Automation', hasPreview: false },
  { id: 'flags', name: 'Feature flags', hasPreview: true, isLookedAtClosed: true },
  { id: 'installation', name: 'Installation', hasPreview: false },
  { id: 'team', name: 'Team', hasPreview: false },
  { id: 'history', name: 'History', hasPreview: false },
] as const;

export type Section = (typeof sections)[number];
export type SectionId = Section['id'];

export const sectionOf = (id: string | undefined) =>
  sections.find((section) => section.id === id) ?? sections[0];
