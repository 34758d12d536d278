import { parseSync } from '@swc/core';

/** Represents an expression in `import()`, whose target cannot be read from the source. */
export const COMPUTED = '(computed)';

/** The imports and re-exports of a source file, types and `import()` included: the specifiers as written, or COMPUTED. */
export function importsOf(source: string, { tsx }: { tsx: boolean }): string[] {
  const { body } = parseSync(source, { syntax: 'typescript', tsx });
  const declared = body.flatMap(item => {
    if (item.type === 'ImportDeclaration' || item.type === 'ExportAllDeclaration') return [item.source.value];
    if (item.type === 'ExportNamedDeclaration' && item.source) return [item.source.value];
    return [];
  });
  return /\bimport\s*\(/.test(source) ? [...declared, ...calledIn(body)] : declared;
}

type Node = { type?: string; callee?: Node; arguments?: { expression: Node }[]; argument?: Node; value?: unknown };

/** Every `import('…')` below a node, as a call or as a type. */
function calledIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(calledIn);
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(calledIn);
  const { type, callee, arguments: args, argument }: Node = node;
  if (type === 'CallExpression' && callee?.type === 'Import') return [literal(args?.[0]?.expression), ...inside];
  return type === 'TsImportType' ? [literal(argument), ...inside] : inside;
}

const literal = (node: Node | undefined) => (node?.type === 'StringLiteral' ? String(node.value) : COMPUTED);
