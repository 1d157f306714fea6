/** Keys of the text dictionaries. */
const autoReplyKeys = [
  'autoReplyShortly',
  'autoReplyInMinutes',
  'autoReplyInHours',
  'autoReplyInDay',
  'autoReplyDynamicShort',
  'autoReplyDynamicMedium',
  'autoReplyDynamicLong',
] as const;
export type AutoReplyKey = (typeof autoReplyKeys)[number];

export interface AutoReplyFacts {
  readonly isAiAgentEnabled: boolean;
  /** `reply` is any text: a configuration may be older or newer than this rule. */
  readonly autoResponder: { readonly enabled: boolean; readonly reply: string };
  /** What the shopper wrote last. */
  readonly lastText: string;
  readonly waitSeconds: number | null;
  /** In the shopper's language, with the minutes in it. */
  readonly words: (key: AutoReplyKey, minutes: number) => string;
}

export type AutoReplyVerdict =
  | { readonly send: true; readonly key: AutoReplyKey; readonly text: string; readonly isUnexpected: boolean }
  | { readonly send: false; readonly because: 'ai-agent' | 'off' | 'is-auto-reply' };

const fixed: Readonly<Record<string, AutoReplyKey>> = {
  'reply-shortly': 'autoReplyShortly',
  'reply-in-minutes': 'autoReplyInMinutes',
  'reply-in-hours': 'autoReplyInHours',
  'reply-in-day': 'autoReplyInDay',
};

const longFromMinutes = 15;

/** Whether an automatic reply follows the shopper's last message, and which one (AR-01 to AR-08). */
export function judgeAutoReply(facts: AutoReplyFacts): AutoReplyVerdict {
  const { isAiAgentEnabled, autoResponder, lastText, waitSeconds } = facts;
  if (isAiAgentEnabled) return { send: false, because: 'ai-agent' };
  if (!autoResponder.enabled) return { send: false, because: 'off' };
  const minutes = Number.isFinite(waitSeconds) ? Math.floor((waitSeconds ?? 0) / 60) : 0;
  const write = (key: AutoReplyKey) => facts.words(key, minutes);
  if (autoReplyKeys.some((key) => write(key) === lastText.trim()))
    return { send: false, because: 'is-auto-reply' };
  const isDynamic = autoResponder.reply === 'reply-dynamic';
  const known = Object.hasOwn(fixed, autoResponder.reply) ? fixed[autoResponder.reply] : undefined;
  const key = isDynamic ? dynamicKey(minutes) : (known ?? 'autoReplyInHours');
  return { send: true, key, text: write(key), isUnexpected: !isDynamic && known === undefined };
}

function dynamicKey(minutes: number): AutoReplyKey {
  if (minutes >= longFromMinutes) return 'autoReplyDynamicLong';
  return minutes > 1 ? 'autoReplyDynamicMedium' : 'autoReplyDynamicShort';
}
