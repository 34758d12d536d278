import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const PLACE = '/* The verifier. */';
const END = '// What follows is for the page alone.';

const read = (url: URL | string) => readFileSync(fileURLToPath(url), 'utf8');

/** verify.html as in bundles: the page with the verifier of the web client. */
export function verifierPage(): string {
  const typed = read(import.meta.resolve('@aicp/contracts/verifyBundle'));
  const [checks = ''] = typed.split(END);
  const script = stripTypeScriptTypes(checks)
    .replaceAll(/^export /gm, '')
    // Remains of removed types.
    .replaceAll(/ +(?=[,);]| =>)| +$/gm, '')
    .replaceAll(/\) +\{$/gm, ') {')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^\/\*\*.*\*\/\n\n/gm, '')
    .trim();
  return read(new URL('./page.html', import.meta.url)).replace(PLACE, () => script);
}
