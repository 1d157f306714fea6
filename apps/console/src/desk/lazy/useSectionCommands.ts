import { isAtLeast } from '@shopbell/rules/team';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Section } from '../../settings/sections/Section';
import type { Command } from '../createCommands';
import { useDesk } from '../useDesk';

const none: readonly Section[] = [];

/** The places of the settings, for whoever looks for one by its name or by another word. */
export function useSectionCommands(): readonly Command[] {
  const { member } = useDesk();
  const navigate = useNavigate();
  const [sections, setSections] = useState(none);
  useEffect(() => {
    let isHere = true;
    // Without them the palette still does the rest.
    import('../../settings/sections').then((found) => isHere && setSections(found.sections)).catch(() => {});
    return () => {
      isHere = false;
    };
  }, []);
  return sections
    .filter(({ role }) => isAtLeast(member.role, role))
    .map(({ id, title, words }) => ({
      id: `settings/${id}`,
      group: 'Settings',
      title,
      words,
      run: () => void navigate({ to: '/settings/{-$section}', params: { section: id } }),
    }));
}
