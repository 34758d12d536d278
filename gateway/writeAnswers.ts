/** `npm run answers`: lists what REST answers, in gateway/answers.txt; answers.test.ts compares. */
import { writeFileSync } from 'node:fs';
import { answerFields } from './answerFields.ts';
import { describedApi } from './describedApi.ts';

writeFileSync(new URL('./answers.txt', import.meta.url), answerFields(await describedApi()));
