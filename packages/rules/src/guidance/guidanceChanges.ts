import type { GuidanceContent } from '@shopbell/protocol';

/** One part of the guidance that two versions do not have alike. */
export interface GuidanceChange {
  readonly part: 'tone' | 'text' | 'topic';
  /** Of a text; empty for the tone and for topics. */
  readonly title: string;
  /** Null: it was not there before. */
  readonly before: string | null;
  /** Null: it is there no more. */
  readonly after: string | null;
}

/** What is different, in the order in which it is read. Where texts and topics stand is no change. */
export function guidanceChanges(before: GuidanceContent, after: GuidanceContent): readonly GuidanceChange[] {
  const tone: readonly GuidanceChange[] =
    before.tone === after.tone
      ? []
      : [{ part: 'tone', title: '', before: before.tone || null, after: after.tone || null }];
  return [...tone, ...textChanges(before, after), ...topicChanges(before, after)];
}

/** Texts are known by their titles; those of the same title by their order. */
function textChanges(before: GuidanceContent, after: GuidanceContent): readonly GuidanceChange[] {
  const titles = new Set([...before.texts, ...after.texts].map(({ title }) => title));
  return [...titles].flatMap((title) => {
    const [olds, news] = [before, after].map(({ texts }) =>
      texts.filter((each) => each.title === title).map(({ text }) => text),
    ) as [string[], string[]];
    return Array.from({ length: Math.max(olds.length, news.length) }, (_, index) => ({
      ...{ part: 'text' as const, title },
      ...{ before: olds[index] ?? null, after: news[index] ?? null },
    })).filter((change) => change.before !== change.after);
  });
}

function topicChanges(before: GuidanceContent, after: GuidanceContent): readonly GuidanceChange[] {
  const gone = before.handOverTopics.filter((topic) => !after.handOverTopics.includes(topic));
  const come = after.handOverTopics.filter((topic) => !before.handOverTopics.includes(topic));
  const topic = { part: 'topic', title: '' } as const;
  return [
    ...gone.map((words) => ({ ...topic, before: words, after: null })),
    ...come.map((words) => ({ ...topic, before: null, after: words })),
  ];
}
