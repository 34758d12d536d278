import { all, inScope, inTheAct, model, publicBody } from '../facts.ts';
import type { Case } from './case.ts';
import { classRowOf, notScored } from './classes.ts';
import { type CeilingId, officeSupervises, unionBody, wrongAnswers } from './fineTiers.ts';

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

export function euros(amount: number): string {
  return `€${whole.format(amount)}`;
}

const isOfArticle99 = (id: CeilingId) => id === 'T3' || id === 'T2' || id === '75c';

/** The certainty of a sum, and the authority that imposes it if there is one. */
export function sumWords(id: CeilingId, max: number, { says }: Case): string {
  if (id === 'G') return `up to ${euros(max)}, by the Commission`;
  if (says(unionBody)) return `up to ${euros(max)}, by the European Data Protection Supervisor`;
  if (!says(publicBody)) return `up to ${euros(max)}`;
  return `whether any sum can be imposed on a public body is for each Member State to decide (Art. 99(8)); the ceiling under the Act is ${euros(max)}`;
}

/** The authorities that impose fines, and what Art. 99(8) leaves open. */
export function imposerTexts(ids: readonly CeilingId[], { says }: Case): string[] {
  const of99 = ids.some(isOfArticle99);
  const authorities = says(officeSupervises)
    ? 'The Commission imposes fines under Art. 99 here, because its AI Office supervises the system (Art. 75c).'
    : 'The authorities or courts that each Member State names impose fines under Art. 99 (Art. 99(9)).';
  return [
    ...(of99 ? [authorities] : []),
    ...(of99 && says(publicBody)
      ? [
          'Each Member State decides whether and how far fines can be imposed on public authorities and bodies (Art. 99(8)), so no amount is certain.',
        ]
      : []),
    ...(ids.some(id => id === 'U5' || id === 'U')
      ? ['The European Data Protection Supervisor imposes fines on EU bodies (Art. 100(1)).']
      : []),
    ...(ids.includes('G') ? ['The Commission alone imposes fines under Art. 101.'] : []),
  ];
}

/** The criteria for the sum: each article on fines has its own. */
export function measureText(ids: readonly CeilingId[]): string[] {
  const articles = [
    ...(ids.some(isOfArticle99) ? ['the amount depends on gravity, intent and cooperation (Art. 99(7))'] : []),
    ...(ids.some(id => id === 'U5' || id === 'U')
      ? ['the amount depends on gravity, responsibility and cooperation (Art. 100(1))']
      : []),
    ...(ids.includes('G') ? ['for models the amount depends on nature, gravity and duration (Art. 101(1))'] : []),
  ];
  return articles.length > 0 ? [`There is no minimum: ${articles.join('; ')}.`] : [];
}

/** Fines for wrong information to authorities, which no open duty leads to. */
export function wrongAnswerText(given: Case): string[] {
  const { cap, percent, label, lowerFor } = wrongAnswers;
  const reached = given.says(all(inScope, inTheAct)) && !notScored.includes(classRowOf(given).id);
  const which = lowerFor.includes(given.size) ? 'lower' : 'higher';
  const sum = given.says(publicBody)
    ? `the ceiling is ${euros(cap)} (${label}), and each Member State decides how far it applies to public bodies (Art. 99(8))`
    : `up to ${euros(cap)} or ${percent}% of worldwide annual turnover, whichever is ${which} (${label})`;
  return [
    ...(reached && !given.says(unionBody)
      ? [
          `Incorrect, incomplete or misleading answers to a request from an authority or a notified body carry a separate fine: ${sum}.`,
        ]
      : []),
    ...(given.says(model)
      ? [
          'Leaving a Commission request about the model unanswered, or answering it incorrectly, is also fined as under Art. 101 (Art. 101(1)(b)).',
        ]
      : []),
  ];
}

/** Whether the fixed sum or the share of turnover counts, if a share applies. */
export function sizeText(ids: readonly CeilingId[], { says, turnover, size }: Case): string[] {
  const shares = ids.filter(id => id === 'G' || (isOfArticle99(id) && !says(publicBody)));
  if (shares.length === 0) return [];
  const kind = { sme: 'an SME', smc: 'a small mid-cap', large: 'a large company' }[size];
  const lower = size !== 'large' && shares.some(id => id !== 'G');
  const rule = {
    sme: 'the lower of the two amounts applies (Art. 99(6)), except under Art. 101',
    smc: 'the lower of the two amounts applies under Art. 99(4) and (5) (Art. 99(6a)), the higher under Art. 99(3) and Art. 101',
    large: 'the higher of the two amounts applies',
  }[size];
  const figure =
    turnover === null
      ? lower
        ? ' No turnover is recorded, so the fixed maximum is shown. The ceiling is lower if the percentage of turnover is lower.'
        : ' No turnover is recorded, so the fixed maximum is shown.'
      : ` Calculated with a turnover of ${euros(turnover)}.`;
  return [`For ${kind} ${rule}.${figure}`];
}
