// `npm run api-report`: writes down what shops' pages can call, so that a change of it is seen in review.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeReport, readDeclarations } from './browser-api/makeReport.mjs';
import { root } from './root.mjs';

const path = join(root, 'docs/browser-api.report.md');
const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
writeFileSync(path, makeReport(readDeclarations(), before));
