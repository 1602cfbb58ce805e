'use client';

import { useEffect, useRef, useState } from 'react';

/**
 * A value that changes at most once in a while; the latest always arrives in the end.
 *
 * @param everyMs - milliseconds between two changes
 */
export function useThrottled<Value>(value: Value, everyMs: number): Value {
  const [shown, setShown] = useState(value);
  const changedAt = useRef(0);
  useEffect(() => {
    const wait = Math.max(0, changedAt.current + everyMs - performance.now());
    const timer = setTimeout(() => {
      changedAt.current = performance.now();
      setShown(value);
    }, wait);
    return () => clearTimeout(timer);
  }, [value, everyMs]);
  return shown;
}
