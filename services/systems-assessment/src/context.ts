import { type ActiveBanks, BanksSetting } from '@aicp/contracts/banksSetting';
import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import { type ActorContext, context as baseContext, type IncomingRequest, originOf } from '@aicp/service/store/context';
import type { Reading } from './adapters/reading.ts';

/** The context of the use-cases of systems and assessments. */
export type RequestContext = ActorContext & {
  /** Whether limits of the plan only lead to a notice. */
  trial: boolean;
  /** True without plans: everyone may then do everything. */
  plansOff?: boolean;
  /** The question banks for new assessments. */
  banks: ActiveBanks;
  reading: Reading;
};

/** Without `banks` the latest are in force. */
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
