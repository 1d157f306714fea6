import { isComposing } from '@shopbell/looks';
import { deskLimits, type Tag } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import menu from '../../app/Menu.module.css';
import { portalPlace } from '../../app/portalPlace';
import { useCombobox } from '../../app/useCombobox';
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

/** A tag that is there, or the one that would be made of what is written. */
interface TagItem {
  readonly id: number | null;
  readonly name: string;
}

function TagChoice({ summary, actions }: ActionMenusProps) {
  const { data: tags = [] } = useQuery(tagsQuery);
  const [text, setText] = useState('');
  const wanted = text.trim().replaceAll(/\s+/g, ' ');
  const chosen = tags.filter(({ id }) => summary.tagIds.includes(id));
  const problem = judgeTags(wanted, chosen.length);
  const items = itemsFor(tags, wanted, problem === null);
  const isChosen = (item: TagItem) => chosen.some(({ id }) => id === item.id);
  // Nothing is chosen by a mere Enter; once something is written, the first that goes by it.
  const box = useCombobox({
    label: 'Tags',
    isOpen: true,
    count: items.length,
    firstMarked: null,
    isMultiple: true,
    onChoose: choose,
  });

  function write(value: string): void {
    setText(value);
    box.mark(value.trim() === '' ? null : 0);
  }

  function choose(index: number): void {
    const item = items[index];
    if (!item || (problem !== null && !isChosen(item))) return;
    if (text !== '') write('');
    const next: readonly TagItem[] = isChosen(item)
      ? chosen.filter(({ id }) => id !== item.id)
      : [...chosen, item];
    void actions.setTags(
      next.map(({ name }) => name),
      next.flatMap(({ id }) => id ?? []),
    );
  }

  return (
    <>
      <input
        {...box.fieldProps}
        className={menu.filter}
        aria-label="Find or add a tag"
        placeholder="Find or add a tag"
        aria-invalid={problem !== null}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => isComposing(event.nativeEvent) || box.press(event)}
      />
      {problem !== null && (
        <p className={menu.note} role="alert">
          {problem}
        </p>
      )}
      <div {...box.listProps}>
        {items.map((item, index) => (
          <div key={item.id} {...box.optionProps(index, isChosen(item))} className={menu.item}>
            {item.id === null && <PlusIcon />}
            <span className={menu.main}>{item.id === null ? `Add “${item.name}”` : item.name}</span>
            {isChosen(item) && <CheckIcon />}
          </div>
        ))}
      </div>
      {items.length === 0 && problem === null && (
        <p className={menu.note}>No tags yet. Write one and press Enter.</p>
      )}
    </>
  );
}

/** What is written comes first where no tag is called so. */
function itemsFor(tags: readonly Tag[], wanted: string, mayAdd: boolean): readonly TagItem[] {
  const lower = wanted.toLowerCase();
  const matching = tags.filter(({ name }) => name.toLowerCase().includes(lower));
  const isNew = wanted !== '' && !tags.some(({ name }) => name.toLowerCase() === lower);
  return isNew && mayAdd ? [{ id: null, name: wanted }, ...matching] : matching;
}

function judgeTags(wanted: string, count: number): string | null {
  const { tagNameMax, tagsPerConversationMax } = deskLimits;
  if (wanted.length > tagNameMax) return `A tag has at most ${tagNameMax} letters.`;
  return count >= tagsPerConversationMax
    ? `A conversation has at most ${tagsPerConversationMax} tags.`
    : null;
}
