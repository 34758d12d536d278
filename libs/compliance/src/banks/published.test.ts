import { describe, expect, it } from '@jest/globals';
import { dataDigest, resultsDigest, rulesDigestOf } from '../../testing/bankDigests.ts';
import { publishedDigests } from '../../testing/publishedDigests.ts';
import { pastLaw, publishedBanks } from './banks.ts';
import { rulesDigest } from './rulesDigests.ts';

describe.each([...publishedBanks, ...pastLaw].map(({ bank }) => [bank.version] as const))(
  'the published bank %s',
  version => {
    const { data = '', results = '', places = '' } = publishedDigests[version] ?? {};
    const changed = (now: string[]) => now.filter(name => !places.split(/\s+/).includes(name));

    it('has the texts, points, dates, citations and sentences that it was published with', () => {
      const now = dataDigest(version);
      expect({ changed: changed(now.places), data: now.digest }).toEqual({ changed: [], data });
    });

    it('is named in filed reports by a digest of both', () => {
      expect(rulesDigest(version)).toBe(rulesDigestOf(data, results));
    });

    it('has the same results as when it was published, for seeded sets of answers on three dates', () => {
      const now = resultsDigest(version);
      expect({ changed: changed(now.places), results: now.digest }).toEqual({ changed: [], results });
    });
  },
);
