import { useState } from 'react';
import menu from '../../app/Menu.module.css';
import styles from './EmojiChoice.module.css';
import { emojis } from './emojis';

export function EmojiChoice({ onChoose }: { readonly onChoose: (emoji: string) => void }) {
  const [words, setWords] = useState('');
  const matching = emojis.filter(([, known]) => known.includes(words.trim().toLowerCase()));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (matching[0]) onChoose(matching[0][0]);
      }}
    >
      <input
        className={menu.filter}
        aria-label="Find an emoji"
        placeholder="Find an emoji"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className={styles.grid}>
        {matching.map(([emoji, known]) => (
          <button
            key={emoji}
            type="button"
            className={styles.emoji}
            aria-label={known}
            data-tip={known}
            onClick={() => onChoose(emoji)}
          >
            {emoji}
          </button>
        ))}
      </div>
      {matching.length === 0 && <p className={menu.note}>No emoji goes by this word.</p>}
    </form>
  );
}
