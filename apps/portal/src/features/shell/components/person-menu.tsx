'use client';

import type { Me } from '@assay/contracts';
import { ChevronsUpDown, LogOut, Settings } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { sayProblem } from '../../../data/api-problem';
import { Avatar } from '../../../ui/avatar';
import { Menu } from '../../../ui/menu';
import { Tag } from '../../../ui/tag';
import { useToast } from '../../../ui/toast';
import { useSignOut } from '../use-sign-out';

/** Who is signed in, and the way out. */
export function PersonMenu({ viewer }: { readonly viewer: Me }) {
  const router = useRouter();
  const signOut = useSignOut();
  const toast = useToast();
  const leave = () =>
    signOut.mutate(undefined, {
      onError: ({ problem }) => toast({ tone: 'error', text: `You are still signed in. ${sayProblem(problem)}` }),
    });
  const name = viewer.user?.name ?? viewer.id;
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`${name}, ${viewer.role}: account`}
          className="flex min-h-10 w-full items-center gap-2 rounded-md px-1 text-left text-sm hover:bg-hover"
        >
          <Avatar name={name} />
          <span className="truncate">{name}</span>
          <span className="ml-auto flex items-center gap-1">
            <Tag>{viewer.role}</Tag>
            <ChevronsUpDown className="size-3.5 text-ink-3" />
          </span>
        </button>
      }
      groups={[
        [{ label: 'Settings', icon: <Settings />, onSelect: () => router.push('/settings') }],
        [{ label: 'Sign out', icon: <LogOut />, onSelect: leave }],
      ]}
    />
  );
}
