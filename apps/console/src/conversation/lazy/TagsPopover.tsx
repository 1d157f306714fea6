import { deskLimits, type Tag } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { Popover } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import menu from '../../app/Menu.module.css';
import { portalPlace } from '../../app/portalPlace';
import { CheckIcon } from '../../icons/CheckIcon';
import { PlusIcon } from '../../icons/PlusIcon';
import { TagIcon } from '../../icons/TagIcon';
import { tagsQuery } from '../../inbox/inboxQueries';
import { ActionButton } from '../ActionButton';
import type { ActionMenusProps } from './ActionMenusProps';

export function TagsPopover(props: ActionMenusProps) {
  const { menu: open, onMenu, summary } = props;
  const count = summary.tagIds.length;
  return (
    <Popover.Root open={open === 'tags'} onOpenChange={(isOpen) => onMenu(isOpen ? 'tags' : null)}>
      <Popover.Trigger asChild>
        <ActionButton label={count === 0 ? 'Tags' : `Tags, ${count}`} keys="T">
          <TagIcon />
        </ActionButton>
      </Popover.Trigger>
      <Popover.Portal container={portalPlace()}>
        <Popover.Content
          className={menu.content}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label="Tags of this conversation"
        >
          <TagChoice {...props} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function TagChoice({ summary, actions }: ActionMenusProps) {
  const { data: tags = [] } = useQuery(tagsQuery);
  const [text, setText] = useState('');
  const wanted = text.trim().replaceAll(/\s+/g, ' ');
  const chosen = tags.filter(({ id }) => summary.tagIds.includes(id));
  const matching = tags.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
  const isNew = wanted !== '' && !tags.some(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  const problem =
    wanted.length > deskLimits.tagNameMax
      ? `A tag has at most ${deskLimits.tagNameMax} letters.`
      : chosen.length >= deskLimits.tagsPerConversationMax
        ? `A conversation has at most ${deskLimits.tagsPerConversationMax} tags.`
        : null;

  function set(next: readonly Tag[]) {
    void actions.setTags(
      next.map(({ name }) => name),
      next.map(({ id }) => id),
    );
  }
  const toggle = (tag: Tag) =>
    set(chosen.includes(tag) ? chosen.filter((each) => each !== tag) : [...chosen, tag]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const [first] = matching;
    if (problem !== null || wanted === '') return;
    if (isNew) void actions.setTags([...chosen.map(({ name }) => name), wanted], summary.tagIds);
    else if (first) toggle(first);
    setText('');
  }

  return (
    <form onSubmit={submit}>
      <input
        className={menu.filter}
        aria-label="Find or add a tag"
        placeholder="Find or add a tag"
        aria-invalid={problem !== null}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {problem !== null && (
        <p className={menu.note} role="alert">
          {problem}
        </p>
      )}
      {matching.map((tag) => (
        <button
          key={tag.id}
          type="button"
          aria-pressed={chosen.includes(tag)}
          className={menu.item}
          onClick={() => toggle(tag)}
        >
          <span className={menu.main}>{tag.name}</span>
          {chosen.includes(tag) && <CheckIcon />}
        </button>
      ))}
      {isNew && problem === null && (
        <button type="submit" className={menu.item}>
          <PlusIcon /> <span className={menu.main}>Add “{wanted}”</span>
        </button>
      )}
      {matching.length === 0 && !isNew && (
        <p className={menu.note}>No tags yet. Write one and press Enter.</p>
      )}
    </form>
  );
}
