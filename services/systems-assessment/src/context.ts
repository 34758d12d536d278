import { type ActiveBanks, BanksSetting } from '@aicp/contracts/banksSetting';
import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import { type ActorContext, context as baseContext, type IncomingRequest, originOf } from '@aicp/service/store/context';
import type { Reading } from './adapters/reading.ts';

/** What the use-cases of systems and assessments are given. */
export type RequestContext = ActorContext & {
  /** Whether what a plan does not allow is allowed all the same, with a notice. */
  trial: boolean;
  /** Whether there are no plans, so that everyone may do everything. */
  plansOff?: boolean;
  /** The question banks that new assessments begin on. */
  banks: ActiveBanks;
  reading: Reading;
};

/** Without `banks` the newest are in force. */
type Settings = Pick<RequestContext, 'trial' | 'plansOff' | 'reading'> & { banks?: ActiveBanks };

export function contextOf(
  app: Pick<ServiceProcess, 'name' | 'redis' | 'logger'>,
  { banks = BanksSetting.parse(undefined), ...settings }: Settings,
) {
  return ({ actor, client, requestId }: IncomingRequest): RequestContext => ({
    ...baseContext(app, requestId, originOf({ actor, client })),
    actor,
    ...settings,
    banks,
  });
}
