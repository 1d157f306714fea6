import { isAtLeast } from '@shopbell/rules/team';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useDesk } from '../desk/useDesk';
import styles from './Assistant.module.css';

const tabs = [
  { to: '/assistant', words: 'Overview', role: 'admin' },
  { to: '/assistant/guidance', words: 'Guidance', role: 'admin' },
  { to: '/assistant/playground', words: 'Playground', role: 'admin' },
  { to: '/assistant/cases', words: 'Cases', role: 'admin' },
  { to: '/assistant/review', words: 'Review', role: 'agent' },
] as const;

/** The rooms of the assistant, for whom they are open. */
export function Tabs() {
  const { member } = useDesk();
  const nav = useRef<HTMLElement>(null);
  // On a phone they do not all fit.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <nav ref={nav} className={styles.tabs} aria-label="Assistant">
      {tabs
        .filter(({ role }) => isAtLeast(member.role, role))
        .map(({ to, words }) => (
          <Link key={to} to={to} activeOptions={{ exact: true }}>
            {words}
          </Link>
        ))}
    </nav>
  );
}
