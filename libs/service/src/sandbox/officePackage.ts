import type { Places } from './streamXml.ts';

/** The namespaces of a package's own parts (Open Packaging Conventions): one for the content types, and one for the relationships. */
export const PACKAGE: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/package/2006/content-types',
  'http://schemas.openxmlformats.org/package/2006/relationships',
]);

/** Attributes that name a relationship, and types of relationships: in transitional and in strict documents. */
export const RELATED: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'http://purl.oclc.org/ooxml/officeDocument/relationships',
]);

export const CONTENT_TYPES = '[content_types].xml';

/** The normal form of a part's name, whatever its spelling in the archive: names must differ in more than their case. */
export const partName = (entry: string) => decoded(entry.replaceAll('\\', '/').replace(/^\/+/, '')).toLowerCase();

/** The name of the part with the relationships of a part, or of the package if the part is ''. */
export function relationshipsOf(part: string): string {
  const at = part.lastIndexOf('/') + 1;
  return `${part.slice(0, at)}_rels/${part.slice(at)}.rels`;
}

type Relationship = { id: string; kind: string; part: string };

/** Collects the relationships of a part within its package. Types have no namespace, and are '' if unknown here. */
export function relationships(of: string) {
  const found: Relationship[] = [];
  const places: Places = {
    'Relationships/Relationship': {
      open(attribute) {
        if (attribute('TargetMode') === 'External') return;
        const part = targetOf(of, attribute('Target') ?? '');
        const [, namespace = '', kind = ''] = /^(.*)\/([^/]+)$/.exec(attribute('Type') ?? '') ?? [];
        if (part !== undefined)
          found.push({ id: attribute('Id') ?? '', kind: RELATED.has(namespace) ? kind : '', part });
      },
    },
  };
  return { found, places };
}

/** Resolves the target of a relationship, which is relative to the part that has it. */
function targetOf(part: string, target: string): string | undefined {
  const package_ = 'http://package';
  const url = URL.parse(target, `${package_}/${part}`);
  return url?.origin === package_ ? partName(url.pathname) : undefined;
}

/** The package's types of parts: of one part, or of all with an ending. */
export function contentTypes() {
  const [ofParts, ofEndings] = [new Map<string, string>(), new Map<string, string>()];
  const places: Places = {
    'Types/Override': {
      open: attribute =>
        void ofParts.set(partName(attribute('PartName') ?? ''), attribute('ContentType')?.toLowerCase() ?? ''),
    },
    'Types/Default': {
      open: attribute =>
        void ofEndings.set(attribute('Extension')?.toLowerCase() ?? '', attribute('ContentType')?.toLowerCase() ?? ''),
    },
  };
  const typeOf = (part: string) => ofParts.get(part) ?? ofEndings.get(part.slice(part.lastIndexOf('.') + 1)) ?? '';
  return { typeOf, places };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
