import type { Bank } from '../../scoring/bank.ts';
import type { Question } from '../../scoring/question.ts';
import { ACT_AS_OF } from './cite.ts';
import { conformity } from './duties/conformity.ts';
import { deployerDuties } from './duties/deployer.ts';
import { literacy, transparencyDuties } from './duties/general.ts';
import { makerDuties } from './duties/maker.ts';
import { modelDuties, modelSupplyDuty } from './duties/models.ts';
import { peopleDuties } from './duties/people.ts';
import { mayBeSupplier, supply } from './duties/supply.ts';
import { systemDuties } from './duties/system.ts';
import { tradeDuties } from './duties/trade.ts';
import type { DutyRow } from './duty.ts';
import { changedRoleQuestions, roleChange } from './questions/changed.ts';
import { dateQuestions } from './questions/dates.ts';
import { doesQuestions } from './questions/does.ts';
import { exceptionQuestions } from './questions/exception.ts';
import { modelQuestions, modelSupply } from './questions/models.ts';
import { financialQuestion, organisationQuestions } from './questions/organisation.ts';
import { productQuestions } from './questions/products.ts';
import { prohibitedQuestions } from './questions/prohibited.ts';
import { roleQuestions } from './questions/role.ts';
import { scopeQuestions, whatItIs } from './questions/start.ts';
import { transparencyQuestions } from './questions/transparency.ts';
import { useQuestions } from './questions/uses.ts';

/** Every duty of the Act that this bank covers, in the order of the report. */
export const duties: readonly DutyRow[] = [
  ...transparencyDuties,
  ...systemDuties,
  ...makerDuties,
  ...conformity.duties,
  ...deployerDuties,
  ...peopleDuties,
  ...supply.duties,
  ...tradeDuties,
  ...modelDuties,
  modelSupplyDuty,
  ...literacy,
];

const asked = (rows: readonly DutyRow[]): Question[] => rows.map(({ question }) => question);

/** The EU bank: questions that apply depending on answers to questions before them. */
export const bank: Bank = {
  version: 'eu-2026-11-27',
  jurisdiction: 'EU',
  lawAsOf: ACT_AS_OF,
  questions: [
    ...whatItIs,
    ...scopeQuestions,
    ...roleQuestions,
    roleChange,
    ...organisationQuestions,
    ...doesQuestions,
    ...prohibitedQuestions,
    ...productQuestions,
    ...useQuestions,
    ...exceptionQuestions,
    ...changedRoleQuestions,
    financialQuestion,
    ...dateQuestions,
    ...transparencyQuestions,
    ...asked(transparencyDuties),
    ...asked(systemDuties),
    ...asked(makerDuties),
    ...conformity.questions,
    ...asked(conformity.duties),
    ...asked(deployerDuties),
    ...asked(peopleDuties),
    ...supply.questions,
    ...asked(supply.duties),
    ...asked(tradeDuties),
    ...modelQuestions,
    ...asked(modelDuties),
    modelSupply(mayBeSupplier),
    modelSupplyDuty.question,
    ...asked(literacy),
  ],
};
