import type { Question } from '../src/scoring/question.ts';
import { scoreOf, valuesOf } from '../src/scoring/scoreOf.ts';

/**
 * The order of answers where points alone do not give it, written down apart from the rules: each chain goes from
 * better to worse, and the values of one step are equal. What no chain connects is not comparable: a deployer's duties
 * are neither more nor less than a provider's, and "not required" is as good as done or as bad as missing.
 */
const chains: Record<string, string[][][]> = {
  'eu-01': [[['no'], ['yes', 'unsure']]],
  'eu-02': [
    [['importer_distributor'], ['provider', 'rebrand_or_modify'], ['both', 'unsure']],
    [['deployer'], ['both', 'unsure']],
  ],
  'eu-02a': [[['other_private'], ['public_service_provider', 'public_body', 'unsure']]],
  'eu-07': [
    [
      ['none'],
      ['III-2'],
      ['III-1', 'III-3', 'III-4', 'III-5a', 'III-5d', 'III-6', 'III-7', 'III-8'],
      ['III-5b', 'III-5c', 'unsure'],
    ],
  ],
  'eu-08': [[['no'], ['yes', 'unsure']]],
  'eu-09': [[['documented'], ['not_claimed', 'unsure'], ['claimed_undocumented'], ['claimed_profiling']]],
  'eu-20': [
    [['done_notified'], ['in_progress'], ['required_not_done', 'unsure']],
    [['done_notified'], ['not_required'], ['required_not_done', 'unsure']],
  ],
  'uk-s2': [[['implemented'], ['partial'], ['none_uncritical'], ['none', 'unsure']]],
};

/** Every pair of answers of which the second is at least as bad as the first. */
export function orderedPairs(question: Question): [better: string, worse: string][] {
  const values = valuesOf(question);
  const places = chains[question.id]?.map(
    chain => new Map(chain.flatMap((step, at) => step.map(value => [value, at]))),
  );
  const orders = places ?? [new Map(values.map(value => [value, scoreOf(question, value) ?? 0]))];
  return orders.flatMap(order =>
    [...order].flatMap(([better, from]) =>
      [...order].flatMap(([worse, to]): [string, string][] =>
        better !== worse && to >= from ? [[better, worse]] : [],
      ),
    ),
  );
}
