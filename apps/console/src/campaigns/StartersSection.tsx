import type { ConsoleStarters } from '@shopbell/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../app/Button';
import { keepAnswer } from '../app/keepAnswer';
import { Loaded } from '../app/Loaded';
import { Section } from '../app/Page';
import { Field } from '../forms/Field';
import { FormProblem } from '../forms/FormProblem';
import { answerWith } from '../http/answerWith';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import styles from './Campaigns.module.css';
import { chatQuery, startersQuery } from './campaignQueries';

const places = [0, 1, 2];

/** Questions that a shopper presses instead of writing. */
export function StartersSection({ chatId }: { readonly chatId: number }) {
  const starters = useQuery(startersQuery(chatId));
  const chat = useQuery(chatQuery(chatId));
  return (
    <Section
      title="Conversation starters"
      about="Up to three questions in each language, for shoppers to press instead of writing. They show where the flag for them is on in the settings."
    >
      <Loaded query={starters}>
        {(saved) => (
          <Loaded query={chat}>
            {({ settings }) => (
              <StartersForm
                chatId={chatId}
                saved={saved}
                languages={settings.languages.map(({ language }) => language)}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Section>
  );
}

interface StartersFormProps {
  readonly chatId: number;
  readonly saved: ConsoleStarters;
  readonly languages: readonly string[];
}

function StartersForm({ chatId, saved, languages }: StartersFormProps) {
  const queryClient = useQueryClient();
  const [isOn, setIsOn] = useState(saved.isOn);
  const [language, setLanguage] = useState(languages[0] ?? 'en-US');
  const [texts, setTexts] = useState<Readonly<Record<string, readonly string[]>>>(() =>
    Object.fromEntries(
      languages.map((each) => [
        each,
        saved.starters.filter((starter) => starter.language === each).map(({ text }) => text),
      ]),
    ),
  );
  const saving = useMutation({
    mutationFn: async () => {
      const starters = Object.entries(texts).flatMap(([each, list]) =>
        list.filter((text) => text.trim() !== '').map((text) => ({ language: each, text })),
      );
      const schema = answerWith<ConsoleStarters>('isOn', 'starters');
      const answer = await sendJson('PUT', `chats/${chatId}/starters`, { isOn, starters }, schema);
      await keepAnswer(queryClient, startersQuery(chatId), answer);
    },
  });
  const own = texts[language] ?? [];
  const write = (place: number, text: string) => {
    const list = places.map((each) => (each === place ? text : (own[each] ?? '')));
    setTexts({ ...texts, [language]: list });
    saving.reset();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) saving.mutate();
      }}
    >
      <label className={styles.check}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => setIsOn(target.checked)} />
        Offer them to shoppers
      </label>
      {languages.length > 1 && (
        <label className={styles.row}>
          Language
          <select
            className={styles.select}
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
          >
            {languages.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      )}
      {places.map((place) => (
        <Field
          key={`${language} ${place}`}
          label={`Starter ${place + 1}`}
          name={`starter-${place}`}
          value={own[place] ?? ''}
          maxLength={200}
          onValue={(text) => write(place, text)}
          isOptional
        />
      ))}
      <FormProblem>{saving.isError && problemText(saving.error)}</FormProblem>
      <span className={styles.buttons}>
        <Button type="submit" isBusy={saving.isPending}>
          Save starters
        </Button>
        <span role="status" className={styles.quiet}>
          {saving.isSuccess && 'Saved'}
        </span>
      </span>
    </form>
  );
}
