import { parseSync } from '@swc/core';

/** The names that a source file imports as values, as its modules export them; types are omitted. */
export function valuesImported(source: string): string[] {
  const { body } = parseSync(source, { syntax: 'typescript' });
  return body.flatMap(item => {
    if (item.type !== 'ImportDeclaration' || item.typeOnly) return [];
    return item.specifiers.flatMap(specifier => {
      if (specifier.type !== 'ImportSpecifier' || specifier.isTypeOnly) return [];
      return [(specifier.imported ?? specifier.local).value];
    });
  });
}
