import type { ConfiguredChat } from '@shopbell/protocol';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { Boundary } from '../app/Boundary';
import { classes } from '../app/classes';
import { Dialog } from '../app/Dialog';
import { useArrival } from '../app/useArrival';
import { useDocumentTitle } from '../app/useDocumentTitle';
import { useFocusHandedOn } from '../app/useFocusHandedOn';
import { useModifiedKey } from '../app/useModifiedKey';
import type { ChatDraft } from './ChatDraft';
import { ConflictNote } from './ConflictNote';
import { PreviewPane } from './PreviewPane';
import { SaveBar } from './SaveBar';
import { SectionNav } from './SectionNav';
import styles from './SettingsScreen.module.css';
import { sectionPart } from './sectionPart';
import type { Section } from './sections/Section';
import { useChatDraft } from './useChatDraft';
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
  useDocumentTitle(`${section.title} · Settings · Shopbell`);
  useModifiedKey('s', draft.save);
  const arrival = useArrival<HTMLHeadingElement>(section.id);
  const form = useRef<HTMLElement>(null);
  useFocusHandedOn(form);
  const hasPreview = section.preview !== undefined;
  const Body = sectionPart(section);
  const language = shownLanguage(draft.draft, section.isInOneLanguage ? wordLanguage : null);
  return (
    <main className={styles.settings}>
      <header className={styles.header}>
        <h1>Settings</h1>
        {!section.isOfShop && choice}
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
        <SectionNav draft={draft} current={section} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place where every field rests is scrolled by keyboard too */}
        <section ref={form} className={styles.form} aria-labelledby={titleId} tabIndex={0} data-scroller>
          <div className={classes(styles.body, section.isOfShop && styles.isWide)} data-in-turn>
            <h2 id={titleId} className={styles.sectionName} {...arrival}>
              {section.title}
            </h2>
            {draft.conflict && <ConflictNote conflict={draft.conflict} onResolve={draft.resolve} />}
            {draft.isRecovered && !draft.conflict && (
              <p role="status" className={styles.note}>
                What you had not saved yet is here again.
              </p>
            )}
            <Boundary shown={section}>
              <Suspense>
                <Body section={section} draft={draft} language={language} onLanguage={setWordLanguage} />
              </Suspense>
            </Boundary>
          </div>
          <SaveBar draft={draft} />
        </section>
        {hasPreview && (
          <Boundary shown={section}>
            <PreviewPane
              chatId={draft.chatId}
              settings={inLanguage(draft.draft, language)}
              isRight={draft.problems.length === 0}
              isOpen={section.preview === 'open'}
            />
          </Boundary>
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
