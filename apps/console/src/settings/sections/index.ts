import { appearanceSection } from './appearance';
import { automationSection } from './automation';
import { commerceSection } from './commerce';
import { conversationSection } from './conversation';
import { flagsSection } from './flags';
import { historySection } from './history';
import { hoursSection } from './hours';
import { installationSection } from './installation';
import { languagesSection } from './languages';
import { launcherSection } from './launcher';
import { privacySection } from './privacy';
import type { Section } from './Section';
import { selfServiceSection } from './selfService';
import { teamSection } from './team';
import { textsSection } from './texts';
import { trackingSection } from './tracking';
import { visibilitySection } from './visibility';

/** The places of the settings, in the order of the navigation. A new one is its folder and one line here. */
export const sections: readonly [Section, ...Section[]] = [
  appearanceSection,
  launcherSection,
  conversationSection,
  hoursSection,
  languagesSection,
  textsSection,
  privacySection,
  visibilitySection,
  selfServiceSection,
  automationSection,
  trackingSection,
  flagsSection,
  installationSection,
  commerceSection,
  teamSection,
  historySection,
];

export const sectionOf = (id: string | undefined): Section =>
  sections.find((section) => section.id === id) ?? sections[0];
