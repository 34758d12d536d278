import type { ComponentProps } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';

type Props = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'reloadDocument'> & {
  /** Where to go afterwards. */
  to: string;
  /** To show that it is still the same person, for which the identity provider asks again. */
  proof?: boolean;
};

/** Leads to the identity provider, which is another site. */
export function ProviderLink({ to, proof = false, ...rest }: Props) {
  const query = new URLSearchParams({ to, ...(proof && { purpose: 'proof' }) });
  return <ButtonLink {...rest} to={`/api/sign-in?${query}`} reloadDocument />;
}
