import type { GuidanceContent } from '@shopbell/protocol';
import { Button } from '../../app/Button';
import styles from '../Assistant.module.css';
import { Area, Line } from '../fields';

type GuidanceTexts = GuidanceContent['texts'];

interface TextsProps {
  readonly texts: GuidanceTexts;
  readonly onTexts: (texts: GuidanceTexts) => void;
}

const textsMax = 30;

export function Texts({ texts, onTexts }: TextsProps) {
  const change = (index: number, part: Partial<GuidanceTexts[number]>) =>
    onTexts(texts.map((each, at) => (at === index ? { ...each, ...part } : each)));
  return (
    <>
      <ol className={styles.cards} aria-label="Texts">
        {texts.map(({ title, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike while they are written.
          <li key={index} className={styles.card}>
            <Line
              label="Title"
              maxLength={120}
              value={title}
              onValue={(words) => change(index, { title: words })}
            />
            <Area
              label="Text"
              rows={4}
              maxLength={3000}
              value={text}
              onValue={(words) => change(index, { text: words })}
            />
            <Button
              label={`Remove ${title || 'this text'}`}
              onClick={() => onTexts(texts.filter((_, at) => at !== index))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ol>
      {texts.length === 0 && (
        <p className={styles.quiet}>None yet. A good first one: when you send, and how long it takes.</p>
      )}
      {texts.length < textsMax ? (
        <Button onClick={() => onTexts([...texts, { title: '', text: '' }])}>Add a text</Button>
      ) : (
        <p className={styles.quiet}>There is room for {textsMax} texts.</p>
      )}
    </>
  );
}
