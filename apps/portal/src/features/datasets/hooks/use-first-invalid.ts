'use client';

import { type RefObject, useEffect } from 'react';

/** Moves the focus to the first field with an error each time `trigger` becomes another truthy value. */
export function useFirstInvalid(form: RefObject<HTMLElement | null>, trigger: object | number | undefined): void {
  useEffect(() => {
    if (!trigger) return;
    const field = form.current?.querySelector('[aria-invalid="true"]');
    if (field instanceof HTMLElement) field.focus();
  }, [form, trigger]);
}
