/**
 * `npm run answers`: lists the fields of all REST responses in gateway/answers.txt, and writes the schema of filed reports. answers.test.ts
 * and reportSchema.test.ts compare. From v0.1.0 on the schema is final: a report of another shape is report-2, in its own file.
 */
import { writeFileSync } from 'node:fs';
import { reportSchema } from '@aicp/contracts/reportSchema';
import { answerFields } from './answerFields.ts';
import { describedApi } from './describedApi.ts';

writeFileSync(new URL('./answers.txt', import.meta.url), answerFields(await describedApi()));
const schemaFile = new URL('../libs/contracts/schemas/report-1.json', import.meta.url);
writeFileSync(schemaFile, `${JSON.stringify(reportSchema(), null, 2)}\n`);
