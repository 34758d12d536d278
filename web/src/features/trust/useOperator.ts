import { useGet } from '../../client/useGet.ts';

/** The operator of this installation and the recipients of data; values not set by the operator are null or empty. */
export type Operator = {
  name: string | null;
  address: string[];
  email: string | null;
  phone: string | null;
  representative: string | null;
  register: string | null;
  vatId: string | null;
  law: string | null;
  privacyContact: string | null;
  processors: string[];
  payments: 'stripe' | 'simulated' | 'none';
  timestampAuthority: string | null;
  identityProvider: string | null;
};

export const useOperator = () => useGet<Operator>('/api/operator');
