'use client';

import { useSyncExternalStore } from 'react';

type DateTextProps = {
  /** ISO 8601. */
  readonly iso: string;
  /** `minute` shows the day and the time, `day` the day alone. */
  readonly precision?: 'day' | 'minute';
};

const parts = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  minute: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const never = () => () => {};

/** A moment in the reader's own time zone, the exact one on hover. The document itself, made elsewhere, has it in UTC. */
export function DateText({ iso, precision = 'minute' }: DateTextProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const format = new Intl.DateTimeFormat('en-GB', { ...parts[precision], ...(!isInBrowser && { timeZone: 'UTC' }) });
  return (
    <time dateTime={iso} title={iso} className="whitespace-nowrap">
      {format.format(new Date(iso))}
    </time>
  );
}
