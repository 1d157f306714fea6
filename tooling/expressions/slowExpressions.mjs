import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { isTest } from '../arrows/doors.mjs';
import { visit } from '../arrows/visit.mjs';
import { workspacesOf } from '../arrows/workspaces.mjs';

/**
 * Every literal expression of the product that takes more than linear time on some text. What the product reads is
 * written by strangers, and one that is slow on purpose stops the server, or the shop's page, for everybody.
 */
export function slowExpressions(folder) {
  const files = workspacesOf(folder)
    .flatMap((workspace) => workspace.files)
    .filter((path) => !isTest(path));
  const found = files.flatMap((path) => expressionsIn(path, readFileSync(join(folder, path), 'utf8')));
  return { expressions: found.length, problems: found.flatMap(judge) };
}

function expressionsIn(path, source) {
  const expressions = [];
  visit(parseSync(path, source).program, (node) => {
    if (node.regex) expressions.push({ path, ...node.regex });
  });
  return expressions;
}

function judge({ path, pattern, flags }) {
  const { reports } = analyse({ source: pattern, flags });
  return reports.length > 0
    ? [
        `${path}: /${pattern}/${flags} takes ${reports.some(isExponential) ? 'exponential' : 'quadratic'} time`,
      ]
    : [];
}

const isExponential = ({ exponential }) => exponential;
