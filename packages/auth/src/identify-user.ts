import { AppError } from '@assay/contracts';
import type { SignedIn } from './accounts/accounts';
import type { FindMembership, Identity } from './identity';

/**
 * Who a person is in the workspace they act in.
 *
 * @throws {AppError} `auth.forbidden` when they are a member of none
 */
export async function identifyUser(signedIn: SignedIn, findMembership: FindMembership): Promise<Identity> {
  const { user, activeWorkspaceId, setCookies } = signedIn;
  const membership = await findMembership(user.id, activeWorkspaceId);
  if (membership === undefined) {
    throw new AppError('auth.forbidden', 'This account is a member of no workspace.', {
      nextStep: 'Ask an admin to add you to a workspace.',
    });
  }
  return { actor: { ...membership, id: `user:${user.id}` }, user, setCookies };
}
