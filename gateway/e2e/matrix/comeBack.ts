import { signInWithPasskey } from '../passkey.ts';
import { ok } from '../restClient.ts';
import { type Callers, ownAdmin, PASSWORD } from './callers.ts';
import { join, type Named } from './people.ts';

/** Signs in the callers that a row signed out, and restores members who left. */
export async function comeBack(callers: Callers): Promise<Callers> {
  const { owner, other, manager, contributor, approver, reader, otherMember, formerMember, invited } = callers;
  const byPassword = [other, manager, contributor, approver, reader, otherMember, formerMember, invited];
  const [admin] = await Promise.all([
    ownAdmin(callers.baseURL),
    signInWithPasskey(owner, callers.device),
    ...byPassword.map(signIn),
  ]);
  await Promise.all([
    join(owner, manager, 'manager'),
    join(owner, contributor, 'contributor'),
    join(owner, approver, 'approver'),
    join(owner, reader, 'reader'),
    join(other, otherMember, 'contributor'),
  ]);
  return { ...callers, admin };
}

const signIn = ({ post, username }: Named) => ok(post('/api/login', { username, password: PASSWORD }));
