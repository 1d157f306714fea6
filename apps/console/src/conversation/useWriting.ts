import { useStore } from '@shopbell/looks';
import type { ConversationDetail } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDesk } from '../desk/useDesk';
import { problemText } from '../http/problemText';
import { colleaguesQuery } from '../inbox/inboxQueries';
import { afterSent } from './afterSent';
import type { ComposerProps } from './Composer';
import type { ComposerMode } from './ComposerModes';
import type { ComposerTool } from './ComposerTool';
import { mentionsIn } from './mentions';
import { useAddNote } from './useAddNote';
import { useDraft } from './useDraft';
import { useFillMacro } from './useFillMacro';
import { useViewing } from './useViewing';

export interface WritingOptions {
  readonly conversationId: string;
  readonly visitor: ConversationDetail['visitor'] | undefined;
  readonly isConnected: boolean;
}

/** What somebody writes in a conversation: a reply with what goes along, or a note. */
export function useWriting({ conversationId, visitor, isConnected }: WritingOptions) {
  const { desk } = useDesk();
  const channel = desk.channel(conversationId);
  const tray = desk.trays.of(conversationId);
  const trayItems = useStore(tray.store);
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const [mode, setMode] = useState<ComposerMode>('reply');
  const [tool, setTool] = useState<ComposerTool | null>(null);
  const [reply, setReply] = useDraft(conversationId);
  const [note, setNote] = useDraft(`${conversationId}:note`);
  const field = useRef<HTMLTextAreaElement>(null);
  const wrote = useViewing(desk.client, conversationId, isConnected);
  const adding = useAddNote(conversationId, (sent) => setNote((now) => afterSent(now.trimStart(), sent)));
  const fill = useFillMacro(visitor);
  const isNote = mode === 'note';

  function choose(wanted: ComposerMode) {
    setMode(wanted);
    field.current?.focus();
  }

  function changeReply(text: string) {
    setReply(text);
    wrote(text);
    if (text !== '') channel.type();
  }

  function sendReply(text: string) {
    const { attachments, articles } = tray.take();
    if (attachments.length > 0) channel.queue({ type: 'attachments', text, attachments });
    else if (text !== '') channel.queue({ type: 'text', text });
    for (const metadata of articles)
      channel.queue({ type: 'article-recommendation', text: metadata.title, metadata });
    changeReply('');
  }

  const composer: Omit<ComposerProps, 'visitorName'> = {
    language: visitor?.language ?? 'en-US',
    mode,
    tool,
    text: isNote ? note : reply,
    tray: trayItems,
    colleagues,
    problem: isNote && adding.isError ? problemText(adding.error) : null,
    isBusy: isNote && adding.isPending,
    field,
    onMode: choose,
    onTool: setTool,
    onChange: isNote ? setNote : changeReply,
    onSend: isNote ? (text) => adding.mutate({ text, mentions: mentionsIn(text, colleagues) }) : sendReply,
    onFill: fill,
    onFiles: tray.addFiles,
    onCard: tray.addCard,
    onArticle: tray.addArticle,
    onTrayRetry: tray.retry,
    onTrayRemove: tray.remove,
  };

  return {
    composer,
    choose,
    openTool(wanted: ComposerTool) {
      setMode('reply');
      setTool(wanted);
    },
    insertMacro(text: string) {
      setMode('reply');
      changeReply(reply === '' ? fill(text) : `${reply.trimEnd()}\n${fill(text)}`);
      field.current?.focus();
    },
  };
}
