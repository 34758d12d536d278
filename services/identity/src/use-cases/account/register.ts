import { DomainError } from '@aicp/contracts/domainError';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { UserRegistered } from '@aicp/contracts/events/userEvents';
import { RegisterInput } from '@aicp/contracts/inputs/userInputs';
import { parse } from '@aicp/contracts/parse';
import { deviceLabel } from '@aicp/service/process/deviceLabel';
import { networkOf } from '@aicp/service/process/networkOf';
import { nextId } from '@aicp/service/store/serialIds';
import type { Transaction } from '@aicp/service/store/transaction';
import { hashPassword } from '../../adapters/argon2.ts';
import { isCommonPassword } from '../../adapters/commonPasswords.ts';
import { deviceId } from '../../adapters/describeDevice.ts';
import type { RequestContext } from '../../context.ts';
import { requireAcceptablePassword } from '../../domain/password.ts';
import { findConnection } from '../../store/connections.ts';
import { admitDevice } from '../../store/deviceCookies.ts';
import { findOrganisationByEmail } from '../../store/domains.ts';
import { isReserved } from '../../store/emailChanges.ts';
import type { Invitation } from '../../store/invitations.ts';
import { findOrganisation, nextOrganisationId } from '../../store/organisations.ts';
import { userState } from '../../store/userState.ts';
import { findUserByEmail, insertUser, newUser, type User } from '../../store/users.ts';
import { ensureOrganisation } from '../organisation/ensureOrganisation.ts';
import { join, requireValidInvitation } from '../organisation/join.ts';
import { beginSession } from '../signIn/beginSession.ts';
import { takenEmail } from './changeEmail.ts';

/** Creates an account and signs it in at once; an unverified address blocks nothing. */
export async function register(ctx: RequestContext, input: unknown): Promise<User & { notice: string | null }> {
  const { password, invitation: token, ...person } = parse(RegisterInput, input);
  if (ctx.singleSignOn?.only) throw joinThroughCompany();
  const network = networkOf(ctx.client.address);
  await ctx.limiter.spend('register', network);
  const notice = requireAcceptablePassword(password, person, { trial: ctx.trial, isCommon: isCommonPassword });
  if (await isReserved(person.email, null, ctx.now())) throw takenEmail();
  const passwordHash = await hashPassword(password, network);
  const id = await nextId('users');
  const user = newUser({ id, organisationId: await nextOrganisationId(), createdAt: ctx.now() }, person);
  const { address, agent } = ctx.client;
  const device = { _id: deviceId(ctx.client), label: deviceLabel(agent), address, at: user.createdAt };
  const insert = ctx.transaction(async tx => {
    const now = user.createdAt;
    const invitation = token ? await requireValidInvitation(tx, token, user.email, now) : null;
    if (invitation && (await joinsByProvider(tx, invitation))) throw joinThroughCompany();
    const account = invitation ? { ...user, ...(await placeOf(tx, invitation)), isEmailVerified: true } : user;
    await insertUser(tx, account, { passwordHash, device, lastLoginAt: now });
    tx.publish(UserRegistered, { ...userState(account), lastLoginAt: now.toISOString() });
    if (invitation) await join(tx, account, invitation, now);
    else await ensureOrganisation(tx, account, now);
    // The link of an invitation has already verified the address.
    if (!invitation) tx.send(SendEmail, { template: 'welcome', userId: account.id });
    return { account, fresh: await admitDevice(tx, { userId: account.id, digest: ctx.client.device, now }) };
  });
  const { account, fresh } = await insert.catch(async (error: unknown) => {
    if (error instanceof DomainError && error.code === 'CONFLICT') await emailOwner(ctx, user.email);
    throw error;
  });
  await beginSession(ctx, account);
  if (fresh) ctx.setDevice(fresh);
  return { ...account, notice };
}

const joinThroughCompany = () =>
  new DomainError(
    'FORBIDDEN',
    'Accounts cannot be created with a password here. Please sign in with your company’s single sign-on, which creates your account.',
    { reason: 'only' },
  );

/** Whether an invitation is for someone who cannot sign in with a password that they choose. */
async function joinsByProvider(tx: Transaction, { organisationId, email }: Invitation): Promise<boolean> {
  const connection = await findConnection(organisationId, tx.session);
  return connection?.only === true && (await findOrganisationByEmail(email, tx)) === organisationId;
}

/** Invited users work there, and have no own organisation. */
async function placeOf(tx: Transaction, { organisationId }: Invitation) {
  const { companyName, jurisdiction } = await findOrganisation(organisationId, tx.session);
  return { organisationId, companyName, jurisdiction };
}

/** Emails an account's owner, at most once a day, that someone tried to register with their address. */
async function emailOwner(ctx: RequestContext, email: string): Promise<void> {
  const owner = await findUserByEmail(email);
  if (!owner || !(await ctx.limiter.allows('addressTakenMail', `user ${owner.id}`))) return;
  await ctx.transaction(async tx => tx.send(SendEmail, { template: 'addressTaken', userId: owner.id }));
}
