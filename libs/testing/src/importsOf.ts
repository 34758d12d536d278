import { parseSync } from '@swc/core';

/** What a source file imports or re-exports, types included: the specifiers as written. */
export function importsOf(source: string, { tsx }: { tsx: boolean }): string[] {
  const { body } = parseSync(source, { syntax: 'typescript', tsx });
  return body.flatMap(item => {
    if (item.type === 'ImportDeclaration' || item.type === 'ExportAllDeclaration') return [item.source.value];
    if (item.type === 'ExportNamedDeclaration' && item.source) return [item.source.value];
    return [];
  });
}
