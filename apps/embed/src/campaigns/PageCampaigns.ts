import type { ElementTree } from '@shopbell/protocol';
import type { CampaignRules } from '@shopbell/rules/campaigns';

/** What the server says of a chat's campaigns; invalid ones it has left out. */
export interface PageCampaigns extends CampaignRules {
  readonly accountId: number;
  /** By `cardKey`. */
  readonly cards: Readonly<Record<string, ElementTree>>;
  /** The frame of the suggested questions. */
  readonly startersCard: ElementTree | null;
  readonly startersEnabled: boolean;
  readonly css: string;
  readonly agents: readonly { readonly name: string; readonly avatarUrl: string | null }[];
  readonly languages: readonly string[];
  readonly language: string;
  readonly tracking: { readonly isOn: boolean; readonly eventsUrl: string };
  /** Whether someone answers hangs on the agents, who are asked for. */
  readonly followsAgents: boolean;
}
