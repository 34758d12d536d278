import { parseSync } from '@swc/core';

/** Stands for what `import()` is given as an expression: no one can read off what it loads. */
export const COMPUTED = '(computed)';

/** What a source file imports or re-exports, types and `import()` included: the specifiers as written, or COMPUTED. */
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
