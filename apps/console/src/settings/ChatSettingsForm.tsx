import type { ConfiguredChat } from '@shopbell/protocol';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { classes } from '../app/classes';
import { Dialog } from '../app/Dialog';
import { useDocumentTitle } from '../app/useDocumentTitle';
import { useModifiedKey } from '../app/useModifiedKey';
import { Team } from '../team/Team';
import { ConflictNote } from './ConflictNote';
import { HistorySection } from './HistorySection';
import { Installation } from './Installation';
import { PreviewPane } from './PreviewPane';
import { Retention } from './Retention';
import { SaveBar } from './SaveBar';
import { SectionFields } from './SectionFields';
import { SectionNav } from './SectionNav';
import styles from './SettingsScreen.module.css';
import type { Section } from './sections';
import { UrlTester } from './UrlTester';
import { type ChatDraft, useChatDraft } from './useChatDraft';
import { WordLanguage } from './WordLanguage';
import { inLanguage, shownLanguage } from './wordLanguages';

export interface ChatSettingsFormProps {
  readonly loaded: ConfiguredChat;
  readonly section: Section;
  /** Which chat, where the shop has several. */
  readonly choice: ReactNode;
}

export function ChatSettingsForm({ loaded, section, choice }: ChatSettingsFormProps) {
  const draft = useChatDraft(loaded);
  const titleId = useId();
  const [wordLanguage, setWordLanguage] = useState<string | null>(null);
  const [isPreviewShown, setIsPreviewShown] = useState(false);
  useDocumentTitle(`${section.name} · Settings · Shopbell`);
  useModifiedKey('s', draft.save);
  const { hasPreview } = section;
  const hasWords = section.id === 'texts';
  const language = shownLanguage(draft.draft, hasWords ? wordLanguage : null);
  return (
    <main className={styles.settings}>
      <header className={styles.header}>
        <h1>Settings</h1>
        {section.id !== 'team' && choice}
        {hasPreview && (
          <button
            type="button"
            className={styles.previewSwitch}
            aria-pressed={isPreviewShown}
            onClick={() => setIsPreviewShown(!isPreviewShown)}
          >
            Preview
          </button>
        )}
      </header>
      <div
        className={classes(
          styles.columns,
          hasPreview && styles.hasPreview,
          isPreviewShown && styles.isLooking,
        )}
      >
        <SectionNav draft={draft} current={section.id} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place where every field rests is scrolled by keyboard too */}
        <section className={styles.form} aria-labelledby={titleId} tabIndex={0} data-scroller>
          <div className={classes(styles.body, section.id === 'team' && styles.isWide)}>
            <h2 id={titleId} className={styles.sectionName}>
              {section.name}
            </h2>
            {draft.conflict && <ConflictNote conflict={draft.conflict} onResolve={draft.resolve} />}
            {draft.isRecovered && !draft.conflict && (
              <p role="status" className={styles.note}>
                What you had not saved yet is here again.
              </p>
            )}
            {section.id === 'installation' && <Installation draft={draft} />}
            {section.id === 'team' && <Team />}
            {section.id === 'history' && <HistorySection draft={draft} />}
            {hasWords && <WordLanguage draft={draft} value={language} onChange={setWordLanguage} />}
            <SectionFields draft={draft} section={section} language={language} />
            {section.id === 'privacy' && <Retention />}
            {section.id === 'visibility' && <UrlTester visibility={draft.draft.visibility} />}
          </div>
          <SaveBar draft={draft} />
        </section>
        {hasPreview && (
          <PreviewPane
            chatId={draft.chatId}
            settings={inLanguage(draft.draft, language)}
            isRight={draft.problems.length === 0}
            isOpen={!('isLookedAtClosed' in section)}
          />
        )}
      </div>
      <LeaveGuard draft={draft} />
    </main>
  );
}

/** From section to section nothing is lost; everywhere else what is unsaved would be. */
function LeaveGuard({ draft }: { readonly draft: ChatDraft }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const isSameForm = next.routeId === current.routeId && chatIn(next.search) === chatIn(current.search);
      // Whose sign-in is over comes back to what they typed.
      return draft.isDirty && !isSameForm && next.pathname !== '/console/sign-in';
    },
    enableBeforeUnload: () => draft.isDirty,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog
      title="Leave without saving?"
      about={`${draft.changes.length === 1 ? 'One change is' : `${draft.changes.length} changes are`} not saved yet.`}
      action="Discard and leave"
      isDanger
      isBusy={false}
      onConfirm={() => {
        draft.discard();
        blocker.proceed();
      }}
      onClose={blocker.reset}
    />
  );
}

const chatIn = (search: object): unknown => ('chat' in search ? search.chat : undefined);
