/** `npm run answers`: lists the fields of all REST answers in gateway/answers.txt, which answers.test.ts compares. */
import { writeFileSync } from 'node:fs';
import { answerFields } from './answerFields.ts';
import { describedApi } from './describedApi.ts';

writeFileSync(new URL('./answers.txt', import.meta.url), answerFields(await describedApi()));
