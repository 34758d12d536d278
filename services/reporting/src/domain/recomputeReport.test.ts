import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { pastLaw, publishedBanks } from '@aicp/compliance/banks/banks';
import { canonicalJson } from '@aicp/contracts/canonicalJson';
import { canonicalReportOf } from '@aicp/contracts/events/canonicalReportOf';
import { describe, expect, it } from '@jest/globals';
import { completedCase, goldenCases } from '../../testing/goldenFiled.ts';
import { differingMembers, recomputeReport } from './recomputeReport.ts';
import { reportOf } from './reportOf.ts';

/** All cases in `npm run proof`, otherwise 12. */
const CASES_PER_JURISDICTION = process.env.PROOF === 'full' ? Number.POSITIVE_INFINITY : 12;
const filed = goldenCases(CASES_PER_JURISDICTION).map((golden, at) => {
  const event = completedCase(golden, at + 1);
  return canonicalReportOf(reportOf(event), event);
});

/** Another process, which has only the documents, and prints each recomputed digest. */
function rerunElsewhere(env: Record<string, string>): string[] {
  const program = `
    import { createHash } from 'node:crypto';
    import { text } from 'node:stream/consumers';
    import { canonicalJson } from '@aicp/contracts/canonicalJson';
    import { recomputeReport } from './recomputeReport.ts';
    const digest = report => createHash('sha256').update(canonicalJson(recomputeReport(report))).digest('hex');
    console.log(JSON.stringify(JSON.parse(await text(process.stdin)).map(digest)));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    env: { PATH: process.env.PATH, ...env },
    input: JSON.stringify(filed),
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

describe('a report recomputed from the filed document', () => {
  it('can be of any published bank, and of earlier law', () => {
    expect(new Set(filed.map(({ bankVersion }) => bankVersion)).size).toBe(publishedBanks.length + pastLaw.length);
  });

  it.each([
    { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
    { TZ: 'America/St_Johns', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
    { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' },
  ])('is the same bytes in another process in $TZ and $LANG', env => {
    const digests = filed.map(report => createHash('sha256').update(canonicalJson(report)).digest('hex'));
    expect(rerunElsewhere(env)).toEqual(digests);
  });

  it('differs if the document was changed, and names the place', () => {
    const [report] = filed.filter(({ duties }) => duties.length > 2);
    if (!report) throw new Error('no report with duties');
    const changed = structuredClone(report);
    const [, duty] = changed.duties;
    if (duty) duty.title = 'Nothing to do';
    changed.riskResult.score = 1;
    expect(differingMembers(changed, recomputeReport(changed))).toEqual(['duties[1].title', 'riskResult.score']);
  });

  it('differs if the rules have changed', () => {
    const [report] = filed;
    if (!report) throw new Error('no report');
    const other = { ...report, rulesDigest: '0'.repeat(64) };
    expect(differingMembers(other, recomputeReport(other))).toEqual(['rulesDigest']);
  });
});
