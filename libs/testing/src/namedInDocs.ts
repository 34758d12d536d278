/** The files, commands and links that a documentation page may name. */
export type Repository = {
  /** Tracked files, from the root. */
  files: readonly string[];
  /** The scripts in package.json. */
  scripts: readonly string[];
  read(file: string): string;
};

const CODE = /```[\s\S]*?```|`([^`\n]+)`/g;
const FILE = /^[\w<>*.@-]+(\/[\w<>*.@-]+)*(\/|\.(tsx?|mjs|json|graphql|md|ya?ml|txt))$/;
const COMMAND = /\bnpm (?:run )?([a-z][a-z-]*)\b/g;
/** npm's own commands, and a word that follows it in sentences. */
const NPM = ['test', 'start', 'ci', 'install', 'run', 'and'];

/** @returns a sentence for each file, folder, command and link of a page that does not exist */
export function unknownNames(page: string, repository: Repository): string[] {
  const text = repository.read(page);
  const spans = [...text.matchAll(CODE)];
  const paths = spans.map(([, span = '']) => span).filter(span => FILE.test(span));
  const commands = spans.flatMap(([whole]) => [...whole.matchAll(COMMAND)].map(([, name = '']) => name));
  const links = [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, target = '']) => target);
  return [
    ...paths.filter(path => !exists(path, repository.files)).map(path => `${page} names ${path}`),
    ...commands
      .filter(name => !NPM.includes(name) && !repository.scripts.includes(name))
      .map(name => `${page} names npm run ${name}`),
    ...links.filter(target => !leadsSomewhere(page, target, repository)).map(target => `${page} links to ${target}`),
  ];
}

/** A page names a file by its path from the root, or by the end of it if the sentence names its owner. */
function exists(path: string, files: readonly string[]): boolean {
  const escaped = path.replace(/[.]/g, '\\.').replace(/<[^>]+>|\*/g, '[^/]+');
  const pattern = new RegExp(`(^|/)${escaped}${path.endsWith('/') ? '' : '$'}`);
  return files.some(file => pattern.test(file));
}

function leadsSomewhere(page: string, target: string, { files, read }: Repository): boolean {
  const [path = '', heading] = target.split('#');
  const { pathname } = new URL(path || page.replace(/^.*\//, ''), `file:///${page}`);
  const file = pathname.slice(1);
  if (!files.some(tracked => tracked === file || tracked.startsWith(`${file.replace(/\/$/, '')}/`))) return false;
  return !heading || headingsOf(read(file)).includes(heading);
}

/** As GitHub turns them into anchors. */
function headingsOf(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map(heading =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}
