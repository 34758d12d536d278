import { BanksSetting } from '@aicp/contracts/banksSetting';
import { readEnv, serviceEnv } from '@aicp/service/process/readEnv';
import { z } from 'zod';

export const env = readEnv(z.object({ ...serviceEnv('systems-assessment'), BANKS: BanksSetting }), process.env);
