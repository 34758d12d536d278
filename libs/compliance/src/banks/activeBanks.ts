import { Jurisdiction } from '../law/jurisdiction.ts';
import type { Bank } from '../scoring/bank.ts';
import { currentBank, pastLaw, publishedBanks } from './banks.ts';

export type ActiveBanks = Readonly<Record<Jurisdiction, Bank>>;

/**
 * The bank of each jurisdiction for new assessments: the latest, unless pinned by name, at most one per jurisdiction, for example
 * "eu-2026-11-27, uk-2026-11-27". Throws RangeError with a message for an operator if a name is unknown, of past law, or repeats a
 * jurisdiction.
 */
export function activeBanks(names = ''): ActiveBanks {
  const stayWith = names
    .split(',')
    .map(name => name.trim())
    .filter(Boolean)
    .map(bankNamed);
  const of = (jurisdiction: Jurisdiction) => {
    const [bank, second] = stayWith.filter(each => each.jurisdiction === jurisdiction);
    if (second) throw new RangeError(`Two question banks are named for ${jurisdiction}; name one.`);
    return bank ?? currentBank(jurisdiction);
  };
  return { EU: of(Jurisdiction.enum.EU), UK: of(Jurisdiction.enum.UK) };
}

function bankNamed(name: string): Bank {
  if (pastLaw.some(({ bank }) => bank.version === name))
    throw new RangeError(`"${name}" is law of the past, for tests and reruns only. No assessment can start on it.`);
  const published = publishedBanks.find(({ bank }) => bank.version === name);
  if (published) return published.bank;
  const known = publishedBanks.map(({ bank }) => bank.version).join(', ');
  throw new RangeError(`"${name}" is not a question bank. Available banks: ${known}.`);
}
