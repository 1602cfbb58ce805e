'use client';

import { type RefObject, useEffect } from 'react';

/** Moves the focus to the first field with an error each time another problem comes up, and the page to it. */
export function useFirstInvalid(form: RefObject<HTMLElement | null>, problem: object | undefined): void {
  useEffect(() => {
    if (!problem) return;
    const field = form.current?.querySelector('[aria-invalid="true"]');
    if (field instanceof HTMLElement) field.focus();
  }, [form, problem]);
}
