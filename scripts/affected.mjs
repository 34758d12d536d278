/** Selects the tests that a change can break, for `npm test -- --changed`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../libs/dev-stack/src/node24.mjs';

/** Files that import a whole layer. Beyond them the search follows names, because by imports every change would affect every test. */
const HUB =
  /\/(graphql\/resolvers|handlers\/index|main|worker|createServer|routes|LaterRoutes|AppRoutes|\w+Pages)\.tsx?$/;
const TEST = /\.test\.tsx?$/;
const MAX_STORIES = 8;
/** Stories that call every operation as every caller; only the whole run includes them. */
const MATRIX = /\/authorization\w*\.story\.ts$/;
const STORY = /\/e2e\/.*\.story\.ts$/;

const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from the last commit shared with origin's main, committed or not. */
export function changedFiles() {
  const shared = (() => {
    try {
      return git('merge-base', 'HEAD', 'origin/main')[0];
    } catch {
      return 'HEAD';
    }
  })();
  return [...git('diff', '--name-only', shared), ...git('ls-files', '--others', '--exclude-standard')];
}

/**
 * @returns the tests and stories that import the changed code, or name it, its REST path or its text on screen, as paths from the root.
 * Names that more than MAX_STORIES stories use are ignored: those stories only prepare with them.
 */
export function affectedBy(changed) {
  const texts = readSources();
  const importers = importersIn(texts);
  const reached = new Set(changed);
  const names = new Set();
  for (const file of reached)
    for (const importer of importers.get(file) ?? [])
      if (HUB.test(importer))
        for (const name of namesIn(texts.get(importer), exportsOf(texts.get(file)))) names.add(name);
      else reached.add(importer);
  const named = wordsPattern([...names]);
  const screens = [...texts].filter(
    ([file, text]) => file.startsWith('web/src/') && !TEST.test(file) && (changed.includes(file) || named.test(text)),
  );
  const clues = [
    ...[...names].map(name => wordsPattern([name])),
    ...pathsNaming(texts, named).map(pathPattern),
    ...screens.flatMap(([, text]) => wordsOnScreen(text)).map(textPattern),
  ];
  const all = [...texts].filter(([file]) => STORY.test(file));
  const told = clues
    .map(clue => all.filter(([, text]) => clue.test(text)).map(([file]) => file))
    .filter(stories => stories.length <= MAX_STORIES)
    .flat();
  const ofFeatures = screens
    .flatMap(([file]) => /features\/(\w+)\//.exec(file)?.[1] ?? [])
    .map(feature => new RegExp(`/e2e/${feature}s?\\.`));
  return {
    tests: [...texts]
      .filter(
        ([file, text]) => TEST.test(file) && (reached.has(file) || (file.startsWith('services/') && named.test(text))),
      )
      .map(([file]) => file),
    stories: all
      .map(([file]) => file)
      .filter(
        file =>
          reached.has(file) || (told.includes(file) && !MATRIX.test(file)) || ofFeatures.some(name => name.test(file)),
      ),
  };
}

function readSources() {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs');
  return new Map(
    files
      .filter(file => !file.includes('/gql/') && existsSync(join(root, file)))
      .map(file => [file, readFileSync(join(root, file), 'utf8')]),
  );
}

function importersIn(texts) {
  const importers = new Map();
  for (const [file, text] of texts)
    for (const [, specifier] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)) {
      const imported = resolved(file, specifier);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  return importers;
}

function resolved(file, specifier) {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  const [, library, path] = /^@aicp\/([\w-]+)\/(.+)$/.exec(specifier) ?? [];
  if (!library) return undefined;
  return path.startsWith('testing/') ? `libs/${library}/${path}.ts` : `libs/${library}/src/${path}.ts`;
}

const exportsOf = text =>
  [...(text?.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm) ?? [])].map(([, name]) => name);

/** Matches nothing without words. */
const wordsPattern = words => (words.length === 0 ? /(?!)/ : new RegExp(`\\b(${words.join('|')})\\b`));
const pathPattern = path => new RegExp(`${path.replaceAll(/:\w+/g, '[^/\'"`]+')}['"\`?]`);
const textPattern = text => ({ test: story => story.includes(`'${text}'`) });

/** The names under which a hub forwards to the functions: GraphQL fields, events, jobs. */
function namesIn(hub, functions) {
  const forwards = wordsPattern(functions);
  let name;
  return hub.split('\n').flatMap(line => {
    if (line.startsWith('import')) return [];
    name = (/\beventHandler\((\w+)/.exec(line) ?? /^ {2,6}(?:async )?(\w+)[:(,]/.exec(line) ?? [undefined, name])[1];
    return name && forwards.test(line) ? [name] : [];
  });
}

/** The REST paths whose operation names one of the words. */
function pathsNaming(texts, named) {
  return [...texts]
    .filter(([file]) => file.startsWith('gateway/src/rest/'))
    .flatMap(([, text]) => text.split(/(?=\broute\()/))
    .filter(block => named.test(block))
    .flatMap(block => [...block.matchAll(/url: '([^']+)'/g)].map(([, url]) => url));
}

/** Button and label texts of a component, by which stories find it. */
function wordsOnScreen(text) {
  return [...text.matchAll(/(?:>|\b(?:label|title|name|heading)="|')([A-Z][\w’' ]{7,60})(?=[<"'])/g)].map(([, words]) =>
    words.trim(),
  );
}
