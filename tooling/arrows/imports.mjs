import { parseSync } from 'vite';
import { visit } from './visit.mjs';

/**
 * Every literal import of a TypeScript or JavaScript source, types included: `{ specifier, kind }` with kind
 * 'static', 'dynamic' or 'type'. `import { type A } from` counts as static, because verbatimModuleSyntax keeps
 * the import itself in the output.
 */
export function importsOf(fileName, source) {
  const { program, errors } = parseSync(fileName, source);
  if (errors.length > 0) throw new Error(`${fileName} cannot be parsed: ${errors[0].message}`);
  const imports = [];
  visit(program, (node) => {
    const found = importOf(node);
    if (found && typeof found.specifier === 'string') imports.push(found);
  });
  return imports;
}

function importOf(node) {
  switch (node.type) {
    case 'ImportDeclaration':
      return { specifier: node.source.value, kind: node.importKind === 'type' ? 'type' : 'static' };
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return { specifier: node.source?.value, kind: node.exportKind === 'type' ? 'type' : 'static' };
    case 'ImportExpression':
      return { specifier: node.source.value, kind: 'dynamic' };
    case 'TSImportType':
      return { specifier: node.source?.value, kind: 'type' };
    case 'TSExternalModuleReference':
      return { specifier: node.expression.value, kind: 'static' };
    default:
      return null;
  }
}
