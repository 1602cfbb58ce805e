'use client';

import { LogOut } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Facts } from '../../../ui/facts';
import { ProblemPanel } from '../../../ui/problem-panel';
import { useSignOut, useViewer } from '../../shell';
import { describeRole } from '../roles';

/** Who is signed in and what they may do; and the way out. */
export function AccountSettings() {
  const { user, role, workspaceName, id } = useViewer();
  const { mutate, isPending, isSuccess, error } = useSignOut();
  const signOut = (
    <Button
      icon={<LogOut />}
      isBusy={isPending || isSuccess}
      disabledReason={user ? undefined : 'An API key has no session to end.'}
      onClick={() => mutate()}
    >
      Sign out
    </Button>
  );
  return (
    <Card title="Your account" actions={signOut}>
      <div className="grid gap-4">
        {error && <ProblemPanel problem={error.problem} />}
        <Facts
          facts={[
            ...(user
              ? [
                  { name: 'Name', value: user.name },
                  { name: 'E-mail', value: user.email },
                ]
              : [{ name: 'API key', value: id }]),
            { name: 'Workspace', value: workspaceName },
            { name: 'Role', value: role },
          ]}
        />
        <p className="text-sm text-ink-2">
          As {role} you may: {describeRole(role)}.
        </p>
      </div>
    </Card>
  );
}
