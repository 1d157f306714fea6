import type { ArticleFacts, CardAttachment } from '@shopbell/protocol';
import { agentUploadExtensions } from '@shopbell/rules/content';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Popover } from 'radix-ui';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyPart } from '../../app/lazyPart';
import menu from '../../app/Menu.module.css';
import { portalPlace } from '../../app/portalPlace';
import { BookIcon } from '../../icons/BookIcon';
import { ClipIcon } from '../../icons/ClipIcon';
import { DiscountIcon } from '../../icons/DiscountIcon';
import { EmojiIcon } from '../../icons/EmojiIcon';
import { MacroIcon } from '../../icons/MacroIcon';
import { ProductIcon } from '../../icons/ProductIcon';
import { macrosQuery } from '../../inbox/inboxQueries';
import { ActionButton } from '../ActionButton';
import styles from '../Composer.module.css';
import type { ComposerTool } from '../ComposerTool';

const EmojiChoice = lazyPart(async () => (await import('./EmojiChoice')).EmojiChoice);
const ArticleChoice = lazyPart(
  async () => (await import('../../helpCenter/lazy/ArticleChoice')).ArticleChoice,
);
const ProductChoice = lazyPart(
  async () => (await import('../../catalogue/lazy/ProductChoice')).ProductChoice,
);
const DiscountChoice = lazyPart(
  async () => (await import('../../catalogue/lazy/DiscountChoice')).DiscountChoice,
);

export interface ComposerToolsProps {
  readonly isReply: boolean;
  readonly tool: ComposerTool | null;
  readonly onTool: (tool: ComposerTool | null) => void;
  readonly onInsert: (text: string) => void;
  readonly onFill: (text: string) => string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onCard: (card: CardAttachment) => void;
  readonly onArticle: (article: ArticleFacts) => void;
  /** Back to where the reply is written. */
  readonly onBack: () => void;
  readonly language: string;
}

export function ComposerTools(props: ComposerToolsProps) {
  const { isReply, language, onTool, onInsert, onFill, onCard, onArticle, onBack } = props;
  const done = (act: () => void) => () => {
    onTool(null);
    act();
    onBack();
  };
  return (
    <span className={styles.tools}>
      <Tool {...props} name="emoji" label="Emoji" icon={<EmojiIcon />}>
        <EmojiChoice onChoose={(emoji) => done(() => onInsert(emoji))()} />
      </Tool>
      {isReply && (
        <>
          <FileTool {...props} />
          <Tool {...props} name="macros" label="Macros" icon={<MacroIcon />}>
            <MacroChoice onChoose={(text) => done(() => onInsert(onFill(text)))()} />
          </Tool>
          <Tool {...props} name="article" label="Article" icon={<BookIcon />}>
            <ArticleChoice language={language} onChoose={(article) => done(() => onArticle(article))()} />
          </Tool>
          <Tool {...props} name="product" label="Product" icon={<ProductIcon />}>
            <ProductChoice onChoose={(card) => done(() => onCard(card))()} />
          </Tool>
          <Tool {...props} name="discount" label="Discount" icon={<DiscountIcon />}>
            <DiscountChoice onChoose={(card) => done(() => onCard(card))()} />
          </Tool>
        </>
      )}
    </span>
  );
}

/** The browser's own picker; a command opens it as the button does. */
function FileTool({ tool, onTool, onFiles }: ComposerToolsProps) {
  const input = useRef<HTMLInputElement>(null);
  const isWanted = tool === 'files';
  const opened = useEffectEvent(() => onTool(null));
  useEffect(() => {
    if (!isWanted) return;
    input.current?.click();
    opened();
  }, [isWanted]);
  return (
    <>
      <ActionButton label="Attach files" onClick={() => input.current?.click()}>
        <ClipIcon />
      </ActionButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files"
        accept={agentUploadExtensions.map((extension) => `.${extension}`).join(',')}
        onChange={({ target }) => {
          if (target.files) onFiles([...target.files]);
          target.value = '';
        }}
      />
    </>
  );
}

interface ToolProps extends Pick<ComposerToolsProps, 'tool' | 'onTool' | 'onBack'> {
  readonly name: ComposerTool;
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Tool({ name, label, icon, tool, onTool, onBack, children }: ToolProps) {
  return (
    <Popover.Root open={tool === name} onOpenChange={(isOpen) => onTool(isOpen ? name : null)}>
      <Popover.Trigger asChild>
        <ActionButton label={label}>{icon}</ActionButton>
      </Popover.Trigger>
      <Popover.Portal container={portalPlace()}>
        <Popover.Content
          className={menu.content}
          side="top"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          // The words go where the caret was, and so does the focus.
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={onBack}
          // For React it stands within the reply's form, which has nothing to do with forms in here.
          onSubmit={(event) => event.stopPropagation()}
        >
          <Suspense fallback={<p className={menu.note}>Loading…</p>}>
            <Arrived>{children}</Arrived>
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Its part comes after the popover has looked for something to focus. */
function Arrived({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input, select, button')?.focus(), []);
  return <div ref={place}>{children}</div>;
}

function MacroChoice({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const { data: macros = [], isPending } = useQuery(macrosQuery);
  const [words, setWords] = useState('');
  const matching = macros.filter(({ name, text }) =>
    `${name} ${text}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (matching[0]) onChoose(matching[0].text);
      }}
    >
      <input
        className={menu.filter}
        aria-label="Find a macro"
        placeholder="Find a macro"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {matching.map(({ id, name, text }) => (
        <button key={id} type="button" className={menu.item} data-tip={text} onClick={() => onChoose(text)}>
          <span className={menu.main}>{name}</span>
        </button>
      ))}
      {matching.length === 0 && !isPending && (
        <p className={menu.note}>
          {macros.length === 0 ? 'No macros yet.' : 'No macro has these words.'}{' '}
          <Link to="/macros">Macros</Link>
        </p>
      )}
    </form>
  );
}
