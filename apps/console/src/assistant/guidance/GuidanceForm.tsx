import type { ConsoleGuidance, GuidanceContent } from '@shopbell/protocol';
import { useState } from 'react';
import { Section } from '../../app/Page';
import { Area } from '../fields';
import { Changes } from './Changes';
import { GuidanceBar } from './GuidanceBar';
import { GuidanceHistory } from './GuidanceHistory';
import { Texts } from './Texts';
import { useKeepGuidance } from './useKeepGuidance';

const empty: GuidanceContent = { tone: '', texts: [], handOverTopics: [] };

/** What the assistant is told: how to speak, what to know of the shop, and what to leave to people. */
export function GuidanceForm({ guidance }: { readonly guidance: ConsoleGuidance }) {
  const [content, setContent] = useState(guidance.content);
  const keep = useKeepGuidance();
  /** What was written meanwhile stays, and is not saved yet. */
  const take = (saved: ConsoleGuidance) => {
    keep(saved);
    setContent((now) => (now === content ? saved.content : now));
  };
  const edit = (change: Partial<GuidanceContent>) => setContent((before) => ({ ...before, ...change }));
  const tidy = {
    ...content,
    handOverTopics: content.handOverTopics.map((line) => line.trim()).filter(Boolean),
  };
  const isDirty = JSON.stringify(tidy) !== JSON.stringify(guidance.content);
  return (
    <>
      <Section
        title="Tone"
        about="How it speaks, in a sentence or two. A model goes by it; the built-in assistant quotes your articles as they are."
      >
        <Area label="Tone" rows={3} maxLength={500} value={content.tone} onValue={(tone) => edit({ tone })} />
      </Section>
      <Section
        title="What to hand over"
        about="Topics that are never answered, one on each line. Whoever asks about one of them comes to your team."
      >
        <Area
          label="Topics"
          rows={4}
          maxLength={6000}
          value={content.handOverTopics.join('\n')}
          onValue={(text) => edit({ handOverTopics: text === '' ? [] : text.split('\n') })}
        />
      </Section>
      <Section
        isWide
        title="What to know"
        about="Rules of your shop that stand in no article. They guide what is said; facts still come from articles, orders and products."
      >
        <Texts texts={content.texts} onTexts={(texts) => edit({ texts })} />
      </Section>
      <Section
        isWide
        title="What changes"
        about={
          guidance.published
            ? 'When you publish, against what the assistant goes by now.'
            : 'Nothing is published yet: the assistant goes by no guidance.'
        }
      >
        <Changes before={guidance.published?.content ?? empty} after={tidy} />
      </Section>
      {guidance.version > 0 && <GuidanceHistory guidance={guidance} isDirty={isDirty} onRestored={take} />}
      <GuidanceBar guidance={guidance} content={tidy} isDirty={isDirty} onSaved={take} />
    </>
  );
}
