import { execFileSync } from 'node:child_process';
import { root } from '../root.mjs';

/** What differs from where this branch left main, or from the last commit where there is no main; new files included. */
export function changedFiles(folder = root) {
  const git = (...gitArguments) => linesOf(execFileSync('git', gitArguments, { cwd: folder }));
  const names = git(
    'for-each-ref',
    '--format=%(refname:short)',
    'refs/heads/main',
    'refs/remotes/origin/main',
  );
  const base = names.length > 0 ? git('merge-base', 'HEAD', names[0])[0] : 'HEAD';
  const changed = git('diff', '--name-only', '--no-renames', base);
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])].sort();
}

const linesOf = (output) => output.toString().split('\n').filter(Boolean);
