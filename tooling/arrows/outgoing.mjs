import { parseSync } from 'vite';
import { isTest } from './doors.mjs';
import { visit } from './visit.mjs';

const server = 'apps/server/src/';
const door = `${server}platform/outgoing/`;

/** Modules that lead out of the server by themselves. Mail, the database and the bus have ways of their own. */
const waysOut = /^(?:node:)?(?:https?|http2|undici|axios|got|node-fetch)$/;

/** Its address is the operator's own word, as the mail server's is, and it must know whether anything has left. */
const textMessages = `${server}platform/sms/createHttpSmsTransport.ts`;

/**
 * The server asks others through one door, which looks at every address first. Whatever else could ask, a `fetch` of the
 * platform or of a library, or Node's own clients, stands nowhere but there.
 */
export function outgoingProblems(path, read) {
  if (!path.startsWith(server) || path.startsWith(door) || path === textMessages || isTest(path)) return [];
  const source = read();
  if (!/fetch|https?|undici|axios|\bgot\b/.test(source)) return [];
  const problems = [];
  visit(parseSync(path, source).program, (node) => {
    const way = wayOutOf(node);
    if (way)
      problems.push({ rule: 'outgoing', text: `${path} asks others by ${way}; ${door} is the one way out` });
  });
  return problems;
}

function wayOutOf(node) {
  if (node.type === 'ImportDeclaration' && node.importKind !== 'type' && waysOut.test(node.source.value))
    return node.specifiers.some(leadsOut) ? node.source.value : null;
  if (node.type === 'CallExpression')
    return calledFetch(node.callee) ?? node.arguments.map(bareFetch).find(Boolean);
  if (node.type === 'VariableDeclarator') return bareFetch(node.init);
  if (node.type === 'AssignmentPattern') return bareFetch(node.right);
  if (node.type === 'Property') return bareFetch(node.value);
  return null;
}

/** `import { type Server, createServer } from 'node:http'` listens and asks nobody. */
const leadsOut = ({ importKind, imported }) => importKind !== 'type' && imported?.name !== 'createServer';

const bareFetch = (node) => (node?.type === 'Identifier' && node.name === 'fetch' ? 'fetch' : null);

/** The door itself, and what the queue of jobs calls taking one from the database. */
const harmless = new Set(['outgoing', 'boss']);

function calledFetch(callee) {
  if (bareFetch(callee)) return 'fetch';
  if (callee.type !== 'MemberExpression' || callee.property.name !== 'fetch') return null;
  const owner = callee.object.name ?? callee.object.property?.name ?? '…';
  return harmless.has(owner) ? null : `${owner}.fetch`;
}
