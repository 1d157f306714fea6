import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import menu from '../../app/Menu.module.css';
import { portalPlace } from '../../app/portalPlace';
import type { Menu } from '../ConversationHeaderProps';
import type { ActionMenusProps } from './ActionMenusProps';

export interface HeaderMenuProps extends Pick<ActionMenusProps, 'menu' | 'onMenu'> {
  readonly name: Menu;
  readonly trigger: ReactNode;
  readonly children: ReactNode;
}

/** Menus are not modal: the page stays as it is, and no style is put into it, which its policy would refuse. */
export function HeaderMenu({ name, menu: open, onMenu, trigger, children }: HeaderMenuProps) {
  return (
    <DropdownMenu.Root
      modal={false}
      open={open === name}
      onOpenChange={(isOpen) => onMenu(isOpen ? name : null)}
    >
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={portalPlace()}>
        <DropdownMenu.Content className={menu.content} align="end" sideOffset={4} collisionPadding={8} loop>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
