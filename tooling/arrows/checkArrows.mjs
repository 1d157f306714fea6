import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { circleProblems } from './circles.mjs';
import { importRules } from './importRules.mjs';
import { importsOf } from './imports.mjs';
import { outgoingProblems } from './outgoing.mjs';
import { recordProblems } from './recordProblems.mjs';
import { resolveImport } from './resolveImport.mjs';
import { waysToZod } from './waysToZod.mjs';
import { workspacesOf } from './workspaces.mjs';

/** Everything in the workspaces below `folder` that breaks a rule: `{ files, problems: [{ rule, text }] }`. */
export function checkArrows(folder) {
  const workspaces = workspacesOf(folder);
  const files = workspaces.flatMap((workspace) => workspace.files);
  const edges = files.flatMap((from) => edgesFrom(folder, workspaces, from));
  const problems = [
    ...edges.flatMap(brokenBy),
    ...circleProblems(edges),
    ...recordProblems(edges),
    ...files.flatMap((path) => outgoingProblems(path, () => readFileSync(join(folder, path), 'utf8'))),
    ...waysToZod(edges).map((way) => ({ rule: 'zod-in-page', text: way.join(' → ') })),
  ];
  return { files: files.length, problems };
}

function edgesFrom(folder, workspaces, from) {
  const imports = importsOf(from, readFileSync(join(folder, from), 'utf8'));
  return imports.map(({ specifier, kind }) => ({
    from,
    specifier,
    kind,
    ...resolveImport(folder, workspaces, from, specifier),
  }));
}

function brokenBy(edge) {
  const broken = importRules.filter((rule) => rule.isBroken(edge));
  return broken.map(({ name, because }) => ({
    rule: name,
    text: `${edge.from} → ${edge.specifier} ${because}`,
  }));
}
