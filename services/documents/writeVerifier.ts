/** `npm run verifier`: writes the page in every bundle from the verifier of the web client. */
import { writeFileSync } from 'node:fs';
import { verifierPage } from './verifier/verifierPage.ts';

writeFileSync(new URL('./src/use-cases/verify.html', import.meta.url), verifierPage());
