import { newRecord, type ValuesIn, valuesIn } from '@aicp/contracts/entities/field';
import { type SystemFields, systemFields } from '@aicp/contracts/entities/system';

type Given = Partial<SystemFields> & { id: number };

/** A system as in events, with missing values empty. */
export function describedSystem({
  id,
  name = 'A system',
  ...rest
}: Given): Omit<Given, 'ownerId'> & ValuesIn<typeof systemFields, 'event'> {
  return { id, ...valuesIn(systemFields, 'event', newRecord(systemFields, { name, ...rest })) };
}
