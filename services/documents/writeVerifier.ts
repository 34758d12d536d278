/** `npm run verifier`: writes the page that lies in every bundle from the verifier that the web client has, too. */
import { writeFileSync } from 'node:fs';
import { verifierPage } from './verifier/verifierPage.ts';

writeFileSync(new URL('./src/use-cases/verify.html', import.meta.url), verifierPage());
