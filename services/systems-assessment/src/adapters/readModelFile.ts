import { modelFile } from '@aicp/contracts/limits';
import { type Document, isScalar, parseDocument, visit } from 'yaml';
import { cardSections, type Section } from '../domain/modelFile/cardSections.ts';
import { mlBom } from '../domain/modelFile/mlBom.ts';
import { modelCard } from '../domain/modelFile/modelCard.ts';
import { listed, type ModelFile } from '../domain/modelFile/proposal.ts';
import { boundedTree, RefusedModelFile, type Tree } from '../domain/modelFile/tree.ts';

/** The header of a Markdown file, between two lines of three dashes. */
const HEADER = /^\s*---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const MAX_HEADER_LENGTH = 128 * 1024;
const MAX_ALIASES = 10;
/** YAML parsing slows down with depth, so input with endless nesting is refused first. */
const MAX_BRACKETS = 1_000;
const RUN_OF_LEVELS = /(?:[-?:][ \t]+){30}/;

/**
 * Reads a file about a model: a CycloneDX ML-BOM as JSON, or a model card with a header in YAML, sections in Markdown, or both. The first
 * character decides.
 * @throws RefusedModelFile for any other or an invalid file
 */
export function readModelFile(bytes: Buffer): ModelFile {
  const text = decoded(bytes);
  if (text.trimStart().startsWith('{')) return mlBom(boundedTree(json(text)));
  const [whole = '', header] = HEADER.exec(text) ?? [];
  const sections = cardSections(text.slice(whole.length));
  const { tree, fault } = headerOf(header);
  const card = modelCard(tree, sections);
  if (fault && card.proposals.length === 0) throw fault;
  if (header === undefined && card.proposals.length === 0) throw new RefusedModelFile(neither(text, sections));
  return fault ? { ...card, leftOut: [`the header (${fault.message})`, ...card.leftOut] } : card;
}

/** The header of a model card. If it cannot be read, the sections still are. */
function headerOf(header: string | undefined): { tree: Tree; fault?: RefusedModelFile } {
  if (header === undefined) return { tree: {} };
  try {
    return { tree: boundedTree(yaml(header)) };
  } catch (error) {
    if (error instanceof RefusedModelFile) return { tree: {}, fault: error };
    throw error;
  }
}

function neither(text: string, sections: readonly Section[]): string {
  if (/^\s*<(?:\?xml|bom)/.test(text))
    return 'The file is XML. Please save the CycloneDX file as JSON: programs that write XML write JSON as well.';
  const titles = listed(
    sections.flatMap(({ title }) => (title ? `“${title}”` : [])),
    5,
  ).join(', ');
  const found = titles ? ` Its sections are ${titles}.` : '';
  return `The file is neither a model card, with a YAML header or with sections such as “Intended use” or “Training data”, nor a CycloneDX file in JSON.${found}`;
}

function decoded(bytes: Buffer): string {
  if (bytes.length > modelFile.maxBytes) throw new RefusedModelFile(modelFile.tooLarge);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RefusedModelFile('The file is not UTF-8 text.');
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedModelFile('The file begins like JSON but cannot be read as JSON.');
  }
}

function yaml(header: string): unknown {
  const { stackTraceLimit } = Error;
  if (header.length > MAX_HEADER_LENGTH)
    throw new RefusedModelFile('The header of the model card is longer than 128 KB.');
  if ((header.match(/[[{]/g)?.length ?? 0) > MAX_BRACKETS || RUN_OF_LEVELS.test(header))
    throw new RefusedModelFile('The header of the model card is nested too deeply.');
  try {
    // A file can have a fault in every letter, and stack traces take far more memory than the faults themselves.
    Error.stackTraceLimit = 0;
    // The library's work for good messages and against duplicate keys is quadratic in the length.
    const document = parseDocument(header, {
      schema: 'core',
      logLevel: 'silent',
      prettyErrors: false,
      uniqueKeys: false,
      stringKeys: true,
    });
    const fault = document.errors[0]?.pos[0] ?? keyThatIsThereTwice(document);
    if (fault === undefined) return document.toJS({ maxAliasCount: MAX_ALIASES });
    const line = header.slice(0, fault).split('\n').length;
    throw new RefusedModelFile(`The header of the model card is not valid YAML: see line ${line + 1} of the file.`);
  } catch (error) {
    if (error instanceof RefusedModelFile) throw error;
    // Too many aliases, or brackets nested until the reader gives up.
    throw new RefusedModelFile('The header of the model card refers to itself too often, or is nested too deeply.');
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The offset of the first duplicate key in the text, or undefined if none repeats. */
function keyThatIsThereTwice(document: Document): number | undefined {
  let fault: number | undefined;
  visit(document, {
    Map(_key, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) fault = Math.min(fault ?? Number.POSITIVE_INFINITY, key.range?.[0] ?? 0);
        seen.add(key.value);
      }
    },
  });
  return fault;
}
